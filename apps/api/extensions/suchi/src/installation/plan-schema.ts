import { compileSnapshot, type Snapshot } from '../../../../schema/compile.ts';
import { schema } from '../../../../schema/index.ts';
import { elevateToAdmin } from '../platform/elevate.ts';
import type { EngineContext } from '../platform/platform.ts';
import type { Change } from './change.ts';

interface SnapshotDiff {
  collections: { collection: string; diff: Difference[] }[];
  fields: { collection: string; field: string; diff: Difference[] }[];
  relations: { collection: string; field: string; diff: Difference[] }[];
}

interface Difference {
  kind: string;
  path?: string[];
}

const verbs: Record<string, string> = { N: 'create', D: 'delete', E: 'change', A: 'change' };

/** Collections and fields, through the engine's own snapshot and diff. */
export async function planSchema({ services }: EngineContext): Promise<Change[]> {
  const service = new services.SchemaService({
    accountability: elevateToAdmin(
      'only administrators change the schema; this is the operator’s command',
      {},
    ),
  });
  const current = (await service.snapshot()) as Snapshot;
  const diff = (await service.diff(compileSnapshot(schema, current))) as SnapshotDiff | null;
  if (!diff) return [];

  const lines = [
    ...diff.collections.map((entry) => describe(`collection ${entry.collection}`, entry.diff)),
    ...diff.fields.map((entry) => describe(`field ${entry.collection}.${entry.field}`, entry.diff)),
    ...diff.relations.map((entry) => describe(`relation ${entry.collection}.${entry.field}`, entry.diff)),
  ];
  const { hash } = service.getHashedSnapshot(current);
  return [{ what: lines.join('\n'), apply: () => service.apply({ hash, diff }) }];
}

function describe(subject: string, differences: Difference[]): string {
  const [first] = differences;
  const verb = verbs[first?.kind ?? ''] ?? 'change';
  const parts = differences.map(({ path }) => path?.join('.')).filter(Boolean);
  return parts.length > 0 ? `change ${subject}: ${parts.join(', ')}` : `${verb} ${subject}`;
}
