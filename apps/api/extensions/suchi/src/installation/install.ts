import { elevateToAdmin } from '../platform/elevate.ts';
import type { Env } from '../platform/env.ts';
import { applyQueues } from '../platform/jobs.ts';
import type { EngineContext } from '../platform/platform.ts';
import type { Change } from './change.ts';
import { dropSearchVersions } from './drop-search-versions.ts';
import { planAccess } from './plan-access.ts';
import { planGazetteer } from './plan-gazetteer.ts';
import { planReference } from './plan-reference.ts';
import { planFirstRows, planFolders, planOperator, planSettings } from './plan-rows.ts';
import { planExtensions, planRules } from './plan-rules.ts';
import { planSchema } from './plan-schema.ts';

type Step = (context: EngineContext, env: Env) => Promise<Change[]>;

// In this order: a later step needs the tables of an earlier one.
const steps: Step[] = [
  planSchema,
  ({ database }) => planExtensions(database),
  ({ database }) => dropSearchVersions(database),
  ({ database }) => planRules(database),
  ({ database }) => planAccess(database),
  ({ database }) => planSettings(database),
  ({ database }) => planFolders(database),
  ({ database }) => planFirstRows(database),
  ({ database }) => planReference(database),
  ({ database }) => planGazetteer(database),
  planOperator,
];

/** Brings the database to what the repository declares and says what it changed. */
export async function install(context: EngineContext, env: Env): Promise<string[]> {
  const done: string[] = [];
  for (const plan of steps) {
    for (const change of await plan(context, env)) {
      await change.apply();
      done.push(change.what);
    }
  }
  await applyQueues(env.databaseUrl);
  if (done.length > 0) await clearCache(context);
  return done;
}

async function clearCache({ services }: EngineContext): Promise<void> {
  const accountability = elevateToAdmin(
    'only administrators clear the caches; this is the operator’s command',
    {},
  );
  await new services.UtilsService({ accountability }).clearCache({ system: true });
}

/** Says what `install` would change, up to the first step that differs. */
export async function findDrift(context: EngineContext, env: Env): Promise<string[]> {
  for (const plan of steps) {
    const changes = await plan(context, env);
    if (changes.length > 0) return changes.map(({ what }) => what);
  }
  return [];
}
