import type { AddressInfo } from 'node:net';
import { loadServer } from '../peer/library.ts';
import { seededSlipway } from './script.ts';
import { tally } from './tally.ts';

// boardgame.io's server as its documentation starts it, with the storage it has by itself: memory.

const server = loadServer()({ games: [tally, seededSlipway], origins: [/127\.0\.0\.1/] });
const { appServer } = await server.run(0);
console.log(`http://127.0.0.1:${(appServer.address() as AddressInfo).port}`);
process.on('SIGTERM', () => process.exit(0));
