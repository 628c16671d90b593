import type * as z from 'zod/mini';
import * as accounts from './accounts/index.ts';
import * as basics from './basics/index.ts';
import type { Access, BytesBody, FileType } from './basics/index.ts';
import * as biodata from './biodata/index.ts';
import * as bulkMail from './bulk-mail/index.ts';
import * as closing from './closing/index.ts';
import * as deskEntry from './desk-entry/index.ts';
import * as discovery from './discovery/index.ts';
import * as families from './families/index.ts';
import * as fit from './fit/index.ts';
import * as freshness from './freshness/index.ts';
import * as grievances from './grievances/index.ts';
import * as hall from './hall/index.ts';
import * as home from './home/index.ts';
import * as horoscope from './horoscope/index.ts';
import * as imports from './import/index.ts';
import * as lookups from './lookups/index.ts';
import * as media from './media/index.ts';
import * as melawa from './melawa/index.ts';
import * as money from './money/index.ts';
import * as office from './office/index.ts';
import * as places from './places/index.ts';
import * as print from './print/index.ts';
import * as privacy from './privacy/index.ts';
import * as profiles from './profiles/index.ts';
import * as proof from './proof/index.ts';
import * as review from './review/index.ts';
import * as safety from './safety/index.ts';
import * as settings from './settings/index.ts';
import * as setup from './setup/index.ts';
import * as staff from './staff/index.ts';

/** The facts about an endpoint that tools need. */
export interface DeclaredContract {
  name: string;
  method: 'GET' | 'POST';
  group: string;
  path: string;
  access: Access;
  bytes?: BytesBody;
  file?: FileType;
  isRedirect?: boolean;
  publicForSeconds?: number;
  input: z.ZodMiniType;
  output: z.ZodMiniType;
}

const isContract = (
  value: unknown,
): value is Omit<DeclaredContract, 'name' | 'access'> & { access?: Access } =>
  typeof value === 'object' && value !== null && 'method' in value && 'group' in value && 'path' in value;

/** All our endpoints, for tools and tests. The apps import single contracts to keep bundles small. */
export const allContracts: readonly DeclaredContract[] = Object.entries({
  ...accounts,
  ...basics,
  ...biodata,
  ...bulkMail,
  ...closing,
  ...deskEntry,
  ...discovery,
  ...families,
  ...freshness,
  ...fit,
  ...grievances,
  ...hall,
  ...home,
  ...horoscope,
  ...imports,
  ...lookups,
  ...media,
  ...melawa,
  ...money,
  ...office,
  ...places,
  ...print,
  ...privacy,
  ...profiles,
  ...proof,
  ...review,
  ...safety,
  ...settings,
  ...setup,
  ...staff,
}).flatMap(([name, value]: [string, unknown]) =>
  isContract(value) ? [{ ...value, name, access: value.access ?? 'member' }] : [],
);
