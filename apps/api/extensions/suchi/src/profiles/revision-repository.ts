import type { ProfileFormData } from '@suchi/contracts/profiles';
import { openRevisionStatuses } from '@suchi/domain/lifecycle';
import type { FieldChange } from '@suchi/domain/profiles';
import type { Knex } from 'knex';
import { queryPrepared } from '../platform/query-prepared.ts';
import type { Rows } from '../platform/rows.generated.ts';
import { parseRevision, type Revision, revisionColumns, type RevisionRow } from './revision-codec.ts';

const table = 'profile_revision';

/** Locks the latest revision of a profile, open or closed. Lock the profile first to avoid deadlock. */
export async function findRevisionForUpdate(
  tx: Knex.Transaction,
  profileId: number,
): Promise<Revision | null> {
  const row = await tx(table)
    .where({ profile: profileId })
    .orderBy('id', 'desc')
    .forUpdate()
    .first(...revisionColumns);
  return row ? parseRevision(row) : null;
}

// A home page reads it each time. The quotes are for columns that are words of SQL.
const openRevisionSql = `select ${revisionColumns.map((column) => `"${column}"`).join(', ')} from ${table}
  where profile = ? and status in (${openRevisionStatuses.map((status) => `'${status}'`).join(', ')}) limit 1`;

export async function findOpenRevision(db: Knex, profileId: number): Promise<Revision | null> {
  const [row] = await queryPrepared<RevisionRow>(db, 'open-revision', openRevisionSql, [profileId]);
  return row ? parseRevision(row) : null;
}

export interface RevisionContent {
  form: ProfileFormData;
  changes: readonly FieldChange[];
}

type State = Pick<Rows['profile_revision'], 'status' | 'date_updated'> &
  Partial<Pick<Rows['profile_revision'], 'rejection_reason' | 'submitted_at' | 'decided_at' | 'decided_by'>>;

export async function updateRevision(
  tx: Knex.Transaction,
  id: number,
  state: State,
  content?: RevisionContent,
): Promise<void> {
  await tx(table)
    .where({ id })
    .update({ ...state, ...(content ? encodeContent(content) : {}) });
}

export async function insertRevision(
  tx: Knex.Transaction,
  profileId: number,
  state: State,
  content: RevisionContent,
): Promise<void> {
  await tx(table).insert({ profile: profileId, ...state, ...encodeContent(content) });
}

function encodeContent({ form, changes }: RevisionContent) {
  return { form: JSON.stringify(form), changes: JSON.stringify(changes) };
}
