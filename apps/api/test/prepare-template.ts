import { ensureTemplateDatabase } from '@suchi/testing';

/** Runs once, before the files that clone it start in parallel. */
export default async function prepareTemplate(): Promise<void> {
  await ensureTemplateDatabase();
}
