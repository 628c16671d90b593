import { listFormChanges, profileForm } from '@suchi/contracts/profiles';
import type { Knex } from 'knex';
import { findLookups, findRecord } from '../form-repository.ts';
import {
  differingParts,
  lookupPartsOf,
  type LookupParts,
  mapLookupParts,
  type StoredForm,
  withLookupParts,
} from '../lookup-parts.ts';
import {
  columnsOfList,
  findReferringRevisions,
  lockProfiles,
  type ReferredValue,
  type ReferringRevision,
} from '../lookup-repository.ts';
import {
  dropDoubleEducation,
  findRevisions,
  insertEducation,
  type MovedRows,
  moveBack,
  moveRows,
  updateForm,
} from '../lookup-moves.ts';
import { listLookupUses } from '../lookup-uses.ts';

interface MovedRevision {
  id: number;
  was: LookupParts;
  is: LookupParts;
}

/** What followed a value, by number of row, so that it can go back. */
export interface LookupMoves {
  rows: MovedRows[];
  /** Profiles that had both educations and kept one. */
  dropped: number[];
  revisions: MovedRevision[];
}

/**
 * Moves everything that refers to the first value to the second, which may be the same value with another name. Lock
 * both values before, so that no form is saved with the first one meanwhile.
 */
export async function moveLookup(
  tx: Knex.Transaction,
  from: ReferredValue,
  to: ReferredValue,
): Promise<LookupMoves> {
  const referring = await findReferringRevisions(tx, from);
  await lockProfiles(
    tx,
    referring.map(({ profile }) => profile),
  );
  const dropped = from.id === to.id ? [] : await dropDoubleEducation(tx, from.id, to.id);
  const rows: MovedRows[] = [];
  for (const column of columnsOfList(from.list)) {
    if (column.by === 'id' && from.id === to.id) continue;
    const ids = await moveRows(tx, column, from, to);
    if (ids.length > 0) rows.push({ ...column, ids });
  }
  const revisions: MovedRevision[] = [];
  // Read again: one may have been approved before its profile was locked.
  for (const revision of await findReferringRevisions(tx, from)) {
    const parts = lookupPartsOf(revision.form);
    const next = mapLookupParts(parts, {
      id: (id) => (id === from.id ? to.id : id),
      name: (list, name) =>
        list === from.list && name.toLowerCase() === from.name.toLowerCase() ? to.name : name,
    });
    await saveForm(tx, revision, withLookupParts(revision.form, next));
    const was = differingParts(parts, next);
    if (Object.keys(was).length > 0)
      revisions.push({ id: revision.id, was, is: differingParts(next, parts) });
  }
  return { rows, dropped, revisions };
}

/** Moves back what still has the second value. What a family saved since then stays. */
export async function moveLookupBack(
  tx: Knex.Transaction,
  from: ReferredValue,
  to: ReferredValue,
  moves: LookupMoves,
): Promise<void> {
  const wanted = moves.revisions.map(({ id }) => id);
  await lockProfiles(
    tx,
    (await findRevisions(tx, wanted)).map(({ profile }) => profile),
  );
  for (const moved of moves.rows) await moveBack(tx, moved, from, to);
  await insertEducation(tx, moves.dropped, from.id);
  const movedBy = new Map(moves.revisions.map((moved) => [moved.id, moved]));
  for (const revision of await findRevisions(tx, wanted)) {
    const { was, is } = movedBy.get(revision.id) ?? { was: {}, is: {} };
    const changedSince = differingParts(is, lookupPartsOf(revision.form));
    const back = Object.fromEntries(Object.entries(was).filter(([field]) => !(field in changedSince)));
    await saveForm(tx, revision, withLookupParts(revision.form, back));
  }
}

/** Stores a revision's form, and its changes in the words of today. */
async function saveForm(
  tx: Knex.Transaction,
  { id, profile }: ReferringRevision,
  form: StoredForm,
): Promise<void> {
  const approved = (await findRecord(tx, { id: profile }))?.form ?? emptyForm;
  const changed = { ...emptyForm, ...form };
  const uses = [approved, changed].flatMap(listLookupUses);
  const lookups = await findLookups(
    tx,
    uses.map((use) => use.id),
  );
  const changes = listFormChanges(approved, changed, (lookup) => lookups.get(lookup)?.name ?? null);
  await updateForm(tx, id, { form, changes });
}

const emptyForm = profileForm.parse({});
