import { compileSnapshot, type Snapshot } from '../../../../schema/compile.ts';
import { schema } from '../../../../schema/index.ts';
import { elevateToAdmin } from '../platform/elevate.ts';
import type { EngineContext } from '../platform/platform.ts';
import { type Allowed, type Change, InstallationRefused } from './change.ts';
import {
  type Difference,
  findLosses,
  isEmptyDiff,
  isForStudio,
  type Loss,
  type SnapshotDiff,
  splitDiff,
} from './schema-loss.ts';

const verbs: Record<Difference['kind'], string> = { N: 'create', D: 'delete', E: 'change', A: 'change' };

/** New collections and fields, and changes that every row fits. Migrations run after this. */
export function planSchemaGrowth(context: EngineContext, allowed: Allowed): Promise<Change[]> {
  return planPart(context, allowed, (diff) => splitDiff(diff).safe);
}

/** Drops and narrows, after the migrations have moved the data. */
export function planSchemaLoss(context: EngineContext, allowed: Allowed): Promise<Change[]> {
  return planPart(context, allowed, (diff) => splitDiff(diff).losing);
}

/** Stops if something would be dropped or narrowed that the operator has not named. */
export async function refuseLosses(context: EngineContext, allowed: Allowed): Promise<void> {
  const { diff } = await readDiff(context, allowed);
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

async function readDiff({ services }: EngineContext, { drop }: Allowed) {
  const service = new services.SchemaService({
    accountability: elevateToAdmin(
      'only administrators change the schema; this is the operator’s command',
      {},
    ),
  });
  const current = (await service.snapshot()) as Snapshot;
  const diff = (await service.diff(compileSnapshot(schema, current, drop))) as SnapshotDiff | null;
  const { hash } = service.getHashedSnapshot(current);
  return { diff, apply: (part: SnapshotDiff) => service.apply({ hash, diff: part }) };
}

async function planPart(
  context: EngineContext,
  allowed: Allowed,
  choose: (diff: SnapshotDiff) => SnapshotDiff,
): Promise<Change[]> {
  const { diff, apply } = await readDiff(context, allowed);
  const part = diff && choose(diff);
  if (!part || isEmptyDiff(part)) return [];
  const lines = [
    ...part.collections.map((entry) => describe(`collection ${entry.collection}`, entry.diff)),
    ...part.fields.map((entry) => describe(`field ${entry.collection}.${entry.field}`, entry.diff)),
    ...part.relations.map((entry) => describe(`relation ${entry.collection}.${entry.field}`, entry.diff)),
  ];
  return [{ what: lines.join('\n'), apply: () => applyPart(context, part, apply) }];
}

/**
 * The engine alters a column for any change of its field, which locks the table and fails where a trigger depends
 * on it. So changes that only the Studio shows are written directly.
 */
async function applyPart(
  { database }: EngineContext,
  part: SnapshotDiff,
  apply: (part: SnapshotDiff) => Promise<void>,
): Promise<void> {
  const [studioFields, fields] = [
    part.fields.filter(isForStudio),
    part.fields.filter((entry) => !isForStudio(entry)),
  ];
  const columns = { ...part, fields };
  if (!isEmptyDiff(columns)) await apply(columns);
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
