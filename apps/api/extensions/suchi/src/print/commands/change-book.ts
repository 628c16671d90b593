import type {
  applySerialsContract,
  changeSectionsContract,
  undoSerialsContract,
} from '@suchi/contracts/print';
import { checkSerialRanges } from '@suchi/domain/print';
import type * as z from 'zod/mini';
import type { RoleCaller } from '../../platform/access.ts';
import { recordAudit } from '../../platform/audit-log.ts';
import { codedError } from '../../platform/coded-error.ts';
import type { WriteCall } from '../../platform/route.ts';
import { countGiven, readLastRun, updateSections } from '../repository/editions.ts';
import { insertRun, undoRun } from '../repository/runs.ts';
import { planNumbers } from './plan-numbers.ts';
import { type BookFacts, readBook, requireChangeable } from './read-book.ts';
import { refusedEdition } from './refuse.ts';

const sum = (counts: Map<unknown, number>) => [...counts.values()].reduce((all, each) => all + each, 0);

export async function applySerials({
  input,
  tx,
  caller,
}: WriteCall<z.output<typeof applySerialsContract.input>, RoleCaller>): Promise<BookFacts> {
  const edition = await requireChangeable(tx, 'number');
  const { candidates, plan, digest } = await planNumbers(tx, edition, input);
  if (digest !== input.digest) throw refusedEdition('plan_changed');
  const current = new Map(candidates.map(({ id, serialNumber }) => [id, serialNumber]));
  const given = plan.given.filter(({ id, serialNumber }) => current.get(id) !== serialNumber);
  const left = plan.left.filter((id) => current.get(id) !== null);
  // Pressed twice: the first run is still the one to undo.
  if (given.length + left.length === 0) return readBook({ db: tx });
  await insertRun(tx, { edition: edition.id, section: input.section, by: caller.userId, given, left });
  await recordAudit(tx, {
    actor: { id: caller.userId, kind: 'admin' },
    action: 'edition.number',
    subject: { collection: 'edition', id: edition.id },
    details: { section: input.section, given: given.length, left: left.length },
  });
  return readBook({ db: tx });
}

export async function undoSerials({
  input,
  tx,
  caller,
  now,
}: WriteCall<z.output<typeof undoSerialsContract.input>, RoleCaller>): Promise<BookFacts> {
  const edition = await requireChangeable(tx, 'number');
  const last = await readLastRun(tx, edition.id);
  if (last?.id !== input.run) throw refusedEdition('not_last_run');
  await undoRun(tx, input.run, edition.id, now);
  await recordAudit(tx, {
    actor: { id: caller.userId, kind: 'admin' },
    action: 'edition.number_undo',
    subject: { collection: 'edition', id: edition.id },
    details: { section: last.section, changed: last.count },
  });
  return readBook({ db: tx });
}

export async function changeSections({
  input,
  tx,
  caller,
}: WriteCall<z.output<typeof changeSectionsContract.input>, RoleCaller>): Promise<BookFacts> {
  const edition = await requireChangeable(tx, 'change_sections');
  const decision = checkSerialRanges(input.sections);
  const isTwice = new Set(input.sections.map(({ kind }) => kind)).size < input.sections.length;
  if (!decision.allowed) throw codedError('INVALID_PAYLOAD', { fields: { sections: decision.reason } });
  if (isTwice) throw codedError('INVALID_PAYLOAD', { fields: { sections: 'section_twice' } });
  const before = sum(await countGiven(tx, edition.id, edition.sections));
  const outside = before - sum(await countGiven(tx, edition.id, input.sections));
  if (outside > 0 && !input.is_confirmed) throw refusedEdition('numbers_outside', outside);
  await updateSections(tx, edition.id, input.sections);
  await recordAudit(tx, {
    actor: { id: caller.userId, kind: 'admin' },
    action: 'edition.sections',
    subject: { collection: 'edition', id: edition.id },
    details: { before: edition.sections, after: input.sections },
  });
  return readBook({ db: tx });
}
