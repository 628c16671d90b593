import { endShared, ensureTemplateDatabase, forgetShared } from '@suchi/testing';

/** Runs once, before the files that clone it start in parallel. */
export default async function prepareTemplate(): Promise<() => Promise<void>> {
  await ensureTemplateDatabase();
  forgetShared();
  return endShared;
}
