import type {
  applySerialsContract,
  changeSectionsContract,
  undoSerialsContract,
} from '@suchi/contracts/print';
import { todayInIndia } from '@suchi/domain/basics';
import { checkSerialRanges, sortRanges } from '@suchi/domain/print';
import type * as z from 'zod/mini';
import type { RoleCaller } from '../../platform/access.ts';
import { recordAudit } from '../../platform/audit-log.ts';
import { codedError } from '../../platform/coded-error.ts';
import type { WriteCall } from '../../platform/route.ts';
import { giveNumbers, restoreNumbers } from '../../profiles/commands/serial-numbers.ts';
import { countGiven, hasEarlierEvent, readLastRun, updateSections } from '../repository/editions.ts';
import { insertRun, markUndone } from '../repository/runs.ts';
import { planNumbers } from './plan-numbers.ts';
import { type BookFacts, readBook, requireChangeable } from './read-book.ts';
import { refusedEdition } from './refuse.ts';

const sum = (counts: Map<unknown, number>) => [...counts.values()].reduce((all, each) => all + each, 0);

export async function applySerials({
  input,
  tx,
  caller,
  now,
}: WriteCall<z.output<typeof applySerialsContract.input>, RoleCaller>): Promise<BookFacts> {
  const edition = await requireChangeable(tx, 'number');
  if (await hasEarlierEvent(tx, edition.year, todayInIndia(now))) throw refusedEdition('earlier_event');
  const planned = await planNumbers(tx, edition, input);
  if (planned.digest !== input.digest) throw refusedEdition('plan_changed');
  const { losing } = planned;
  if (losing.length > 0 && !input.is_confirmed) throw refusedEdition('numbers_lost', losing.length);
  const given = planned.candidates.flatMap(({ id, serialNumber, newNumber }) =>
    newNumber === null || newNumber === serialNumber ? [] : [{ id, serialNumber: newNumber }],
  );
  const left = [...losing, ...planned.freed].map(({ id }) => id);
  // Pressed twice: the first run is still the one to undo.
  if (given.length + left.length === 0) return readBook({ db: tx });
  // Those who are left lose their number: the section is full, or they are no longer looking.
  const change = {
    profiles: [...given.map(({ id }) => id), ...left],
    numbers: [...given.map(({ serialNumber }) => serialNumber), ...left.map(() => null)],
  };
  await insertRun(tx, { edition: edition.id, by: caller.userId, ...change });
  await giveNumbers(tx, edition.id, change);
  await recordAudit(tx, {
    actor: { id: caller.userId, kind: 'admin' },
    action: 'edition.number',
    subject: { collection: 'edition', id: edition.id },
    details: { given: given.length, left: losing.length, freed: planned.freed.length },
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
  await restoreNumbers(tx, input.run);
  await markUndone(tx, input.run, edition.id, now);
  await recordAudit(tx, {
    actor: { id: caller.userId, kind: 'admin' },
    action: 'edition.number_undo',
    subject: { collection: 'edition', id: edition.id },
    details: { changed: last.count },
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
  const sections = sortRanges(input.sections);
  await updateSections(tx, edition.id, sections);
  await recordAudit(tx, {
    actor: { id: caller.userId, kind: 'admin' },
    action: 'edition.sections',
    subject: { collection: 'edition', id: edition.id },
    details: { before: edition.sections, after: sections },
  });
  return readBook({ db: tx });
}
