import type { BadDay } from './bad-day.ts';
import { clockJump } from './clock-jump.ts';
import { fullDisk } from './full-disk.ts';
import { halfOpen } from './half-open.ts';
import { pingFlood } from './ping-flood.ts';
import { restoreOver } from './restore-over.ts';
import { rollingUpgrade, unknownRules } from './rolling-upgrade.ts';
import { slowReaders } from './slow-readers.ts';
import { slowRequests } from './slow-requests.ts';
import { tournament } from './tournament.ts';

/** Every bad day, by its name. */
export const BAD_DAYS: Readonly<Record<string, BadDay>> = {
  'full-disk': fullDisk,
  'clock-jump': clockJump,
  'slow-requests': slowRequests,
  'half-open': halfOpen,
  'ping-flood': pingFlood,
  'slow-readers': slowReaders,
  'unknown-rules': unknownRules,
  'rolling-upgrade': rollingUpgrade,
  'restore-over': restoreOver,
  tournament,
};
