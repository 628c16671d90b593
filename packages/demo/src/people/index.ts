export type { DemoLoginName, DemoLoginPerson } from './accounts.ts';
export { demoCommunity } from './community.ts';
export type { DemoCommunity, DemoOptions } from './community.ts';
export type { DemoLookup } from './lookups.ts';
export type * from './office-rows.ts';
export type * from './rows.ts';
export { demoTables } from './tables.ts';
export type { DemoTable } from './tables.ts';
