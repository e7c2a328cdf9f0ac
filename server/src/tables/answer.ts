import type { TableInfo } from '@ankerplatz/protocol';
import type { FastifyRequest } from 'fastify';
import { identityOf } from '../accounts/identity.ts';
import type { App } from '../app-type.ts';
import { languageOf } from '../http/language.ts';

/** The answer to a request that has changed a table: its present info. */
export const changedTable = (
  { tables }: Pick<App, 'tables'>,
  request: FastifyRequest,
  id: string,
): Promise<TableInfo> => tables.reading.info({ identity: identityOf(request).id }, id, languageOf(request));
