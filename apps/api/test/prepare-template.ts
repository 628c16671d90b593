import { ensureTemplateDatabase } from '@suchi/testing';

/** Makes the template database once, before the files that clone it start side by side. */
export default async function prepareTemplate(): Promise<void> {
  await ensureTemplateDatabase();
}
