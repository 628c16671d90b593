import type { Knex } from 'knex';
import { compileSnapshot, type Snapshot } from '../../../../schema/compile.ts';
import { schema } from '../../../../schema/index.ts';
import { elevateToAdmin } from '../platform/elevate.ts';
import type { EngineContext } from '../platform/platform.ts';
import { type Allowed, type Change, InstallationRefused, nothingAllowed } from './change.ts';
import {
  type Difference,
  findLosses,
  findUnfillable,
  isEmptyDiff,
  isForStudio,
  listExpansions,
  listParts,
  type Loss,
  type SnapshotDiff,
  splitDiff,
} from './schema-loss.ts';
import { withShortLocks } from './short-locks.ts';

const verbs: Record<Difference['kind'], string> = { N: 'create', D: 'delete', E: 'change', A: 'change' };

/** New collections and fields, and changes that every row fits. Migrations run after this. */
export function planSchemaGrowth(context: EngineContext, allowed: Allowed): Promise<Change[]> {
  return planParts(context, allowed, (diff) => {
    const { safe } = splitDiff(diff);
    return isEmptyDiff(safe) ? [] : [safe];
  });
}

/** New collections and fields, one after the other, while nodes of the release before serve. */
export async function planExpansion(context: EngineContext): Promise<Change[]> {
  const diff = await readDiff(context, nothingAllowed);
  const unfillable = diff ? findUnfillable(diff) : [];
  if (unfillable.length > 0)
    throw new InstallationRefused(
      `Nothing was changed: nodes of the release before cannot fill ${unfillable.join(', ')}. Upgrade with a standstill.`,
    );
  return (diff ? listExpansions(diff) : []).map((part) => planPart(context, part));
}

/** Columns that this release no longer fills, and the one before has to. They are dropped later. */
export async function planOptionalColumns(context: EngineContext): Promise<Change[]> {
  const { database } = context;
  const changes: Change[] = [];
  for (const { kind, name } of await listLosses(context)) {
    const [table = '', column] = name.split('.');
    if (kind !== 'drop' || column === undefined) continue;
    const { rows } = await database.raw<{ rows: unknown[] }>(
      `select 1 from information_schema.columns where table_schema = 'public' and table_name = ? and column_name = ?
          and is_nullable = 'NO' and column_default is null`,
      [table, column],
    );
    if (rows.length === 0) continue;
    changes.push({
      what: `no longer require ${name}`,
      apply: () =>
        withShortLocks(
          database,
          async (tx) => void (await tx.raw('alter table ?? alter column ?? drop not null', [table, column])),
        ),
    });
  }
  return changes;
}

/** What the database would lose by this release. */
export async function listLosses(context: EngineContext): Promise<Loss[]> {
  const diff = await readDiff(context, nothingAllowed);
  return diff ? findLosses(diff) : [];
}

/** Drops and narrows, after the migrations have moved the data. */
export function planSchemaLoss(context: EngineContext, allowed: Allowed): Promise<Change[]> {
  return planParts(context, allowed, (diff) => listParts(splitDiff(diff).losing));
}

/** Stops if something would be dropped or narrowed that the operator has not named. */
export async function refuseLosses(context: EngineContext, allowed: Allowed): Promise<void> {
  const diff = await readDiff(context, allowed);
  const refused = (diff ? findLosses(diff) : []).filter(({ kind, name }) => !allowed[kind].has(name));
  if (refused.length === 0) return;
  const lines = await Promise.all(refused.map((loss) => describeLoss(context, loss)));
  throw new InstallationRefused(
    [
      'Nothing was changed, because this release drops or narrows:',
      ...lines.map((line) => `  ${line}`),
      'Make a backup first. To go ahead, name each one:',
      `  suchi install ${refused.map(({ kind, name }) => `--allow-${kind} ${name}`).join(' ')}`,
    ].join('\n'),
  );
}

/** Collections without a declaration, such as those made in the Studio. They are not changed. */
export async function listForeignCollections({ database }: EngineContext): Promise<string[]> {
  const rows = await database<{ collection: string }>('directus_collections')
    .whereNotIn(
      'collection',
      schema.map(({ collection }) => collection),
    )
    .orderBy('collection')
    .select('collection');
  return rows.map(({ collection }) => collection);
}

/** On a transaction of ours, or on a connection of the engine's. */
function useSchemaService({ services }: EngineContext, knex?: Knex) {
  return new services.SchemaService({
    ...(knex && { knex }),
    accountability: elevateToAdmin(
      'only administrators change the schema; this is the operator’s command',
      {},
    ),
  });
}

async function readDiff(context: EngineContext, { drop }: Allowed): Promise<SnapshotDiff | null> {
  const service = useSchemaService(context);
  const current = (await service.snapshot()) as Snapshot;
  return (await service.diff(compileSnapshot(schema, current, drop))) as SnapshotDiff | null;
}

async function planParts(
  context: EngineContext,
  allowed: Allowed,
  choose: (diff: SnapshotDiff) => SnapshotDiff[],
): Promise<Change[]> {
  const diff = await readDiff(context, allowed);
  return (diff ? choose(diff) : []).map((part) => planPart(context, part));
}

function planPart(context: EngineContext, part: SnapshotDiff): Change {
  const lines = [
    ...part.collections.map((entry) => describe(`collection ${entry.collection}`, entry.diff)),
    ...part.fields.map((entry) => describe(`field ${entry.collection}.${entry.field}`, entry.diff)),
    ...part.relations.map((entry) => describe(`relation ${entry.collection}.${entry.field}`, entry.diff)),
  ];
  return { what: lines.join('\n'), apply: () => applyPart(context, part) };
}

/**
 * The engine alters a column for any change of its field, which locks the table and fails where a trigger depends
 * on it. So changes that only the Studio shows are written directly.
 */
async function applyPart(context: EngineContext, part: SnapshotDiff): Promise<void> {
  const { database } = context;
  const [studioFields, fields] = [
    part.fields.filter(isForStudio),
    part.fields.filter((entry) => !isForStudio(entry)),
  ];
  const columns = { ...part, fields };
  if (!isEmptyDiff(columns))
    await withShortLocks(database, async (tx) => {
      // Without `force` the engine would compare a hash of the whole schema, while others wait. It takes entries out of
      // what it is given.
      const payload = { hash: 'not compared', diff: structuredClone(columns) };
      await useSchemaService(context, tx).apply(payload, { force: true });
    });
  for (const { collection, field, diff } of studioFields) {
    const changes = Object.fromEntries(diff.map(({ path, rhs }) => [path?.[1], rhs]));
    await database('directus_fields').where({ collection, field }).update(changes);
  }
}

function describe(subject: string, differences: Difference[]): string {
  const [first] = differences;
  const parts = differences.map(({ path }) => path?.join('.')).filter(Boolean);
  return parts.length > 0
    ? `change ${subject}: ${parts.join(', ')}`
    : `${verbs[first?.kind ?? 'E']} ${subject}`;
}

async function describeLoss({ database }: EngineContext, { kind, name, why }: Loss): Promise<string> {
  const [table = '', column] = name.split('.');
  const rows = database(table);
  if (column !== undefined) rows.whereNotNull(column);
  const [counted] = await rows.count<{ count: string }[]>();
  const content = column === undefined ? 'rows in it' : 'rows with a value';
  return `${kind} ${name}: ${why}; ${counted?.count ?? 0} ${content}`;
}
