import { bundleEngine } from '@suchi/testing/bundle-engine';
import { endShared, ensureTemplateDatabase, forgetShared } from '@suchi/testing';

/** Runs once, before the files that clone it start in parallel. */
export default async function prepareTemplate(): Promise<() => Promise<void>> {
  process.env['SUCHI_ENGINE_BUNDLE'] = await bundleEngine();
  await ensureTemplateDatabase();
  forgetShared();
  return endShared;
}
