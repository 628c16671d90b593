import { elevateToAdmin } from '../platform/elevate.ts';
import type { Env } from '../platform/env.ts';
import { applyQueues } from '../platform/jobs.ts';
import type { EngineContext } from '../platform/platform.ts';
import { type Allowed, type Change, nothingAllowed } from './change.ts';
import { planAccess, planGrants } from './plan-access.ts';
import { planGazetteer } from './plan-gazetteer.ts';
import { planNotices } from './plan-notices.ts';
import { planEarlyMigrations, planMigrations, refuseForeignMigrations } from './plan-migrations.ts';
import { planSearchKeys } from './plan-search-keys.ts';
import { planReference } from './plan-reference.ts';
import { planAssociationName, planFirstRows, planFolders, planOperator, planSettings } from './plan-rows.ts';
import { planExtensions, planLooserRules, planRules } from './plan-rules.ts';
import {
  listForeignCollections,
  listLosses,
  planExpansion,
  planOptionalColumns,
  planSchemaGrowth,
  planSchemaLoss,
  refuseLosses,
} from './plan-schema.ts';

interface Installation {
  context: EngineContext;
  env: Env;
  allowed: Allowed;
}

type Step = (installation: Installation) => Promise<Change[]>;

const onDatabase =
  (plan: (database: EngineContext['database']) => Promise<Change[]>): Step =>
  ({ context }) =>
    plan(context.database);

// The order matters: later steps need earlier tables, and data moves before its old columns are dropped.
const steps: Step[] = [
  ({ context, allowed }) => planSchemaGrowth(context, allowed),
  onDatabase(planExtensions),
  onDatabase(planMigrations),
  onDatabase(planSearchKeys),
  ({ context, allowed }) => planSchemaLoss(context, allowed),
  onDatabase(planRules),
  onDatabase((database) => planNotices(database)),
  onDatabase(planAccess),
  onDatabase(planSettings),
  onDatabase(planFolders),
  onDatabase(planFirstRows),
  ({ context, env }) => planAssociationName(context.database, env),
  onDatabase(planReference),
  onDatabase(planGazetteer),
  ({ context, env }) => planOperator(context, env),
];

/**
 * What nodes of this release need and those of the release before do not notice. Nothing is taken away and nothing more
 * is demanded; `install` does that, when the last old node has stopped.
 */
const expandingSteps: Step[] = [
  ({ context }) => planExpansion(context),
  onDatabase(planExtensions),
  onDatabase(planEarlyMigrations),
  onDatabase(planSearchKeys),
  ({ context }) => planOptionalColumns(context),
  onDatabase(planLooserRules),
  onDatabase(planGrants),
  onDatabase(planFolders),
  onDatabase(planFirstRows),
  onDatabase(planReference),
];

/** Prepares the database for nodes of this release while those of the release before serve, and lists the changes. */
export async function expand(context: EngineContext, env: Env): Promise<string[]> {
  await refuseForeignMigrations(context.database);
  return run(expandingSteps, { context, env, allowed: nothingAllowed });
}

/** The command that completes an upgrade after `expand`, with the names that it needs. */
export async function describeCompletion(context: EngineContext): Promise<string> {
  const names = (await listLosses(context)).map(({ kind, name }) => ` --allow-${kind} ${name}`);
  return `When the last old node and worker has stopped: suchi install${names.join('')}`;
}

/**
 * Brings the database to the declared state and lists the changes. Refuses before the first change if data would
 * be lost that is not allowed by name.
 */
export async function install(context: EngineContext, env: Env, allowed: Allowed): Promise<string[]> {
  await refuseForeignMigrations(context.database);
  await refuseLosses(context, allowed);
  return run(steps, { context, env, allowed });
}

async function run(plans: readonly Step[], installation: Installation): Promise<string[]> {
  const { context, env } = installation;
  const done: string[] = [];
  for (const plan of plans) {
    for (const change of await plan(installation)) {
      await change.apply();
      done.push(change.what);
    }
  }
  await applyQueues(env.databaseUrl);
  // Even if nothing differed: the database may be another one than the cached rights were read from.
  await clearCache(context);
  return done;
}

async function clearCache({ services }: EngineContext): Promise<void> {
  const accountability = elevateToAdmin(
    'only administrators clear the caches; this is the operator’s command',
    {},
  );
  await new services.UtilsService({ accountability }).clearCache({ system: true });
}

/** Lists what `install` would change, up to the first step that differs. */
export async function findDrift(context: EngineContext, env: Env): Promise<string[]> {
  await refuseForeignMigrations(context.database);
  for (const plan of steps) {
    const changes = await plan({ context, env, allowed: nothingAllowed });
    if (changes.length > 0) return changes.map(({ what }) => what);
  }
  return [];
}

export async function describeForeign(context: EngineContext): Promise<string[]> {
  const collections = await listForeignCollections(context);
  return collections.map((name) => `left alone: collection ${name} is not declared`);
}
