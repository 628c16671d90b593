import type { makeCurrentContract, openNextContract } from '@suchi/contracts/print';
import { todayInIndia } from '@suchi/domain/basics';
import { listSwitchWarnings, nextEdition, type SwitchWarning } from '@suchi/domain/print';
import type { Knex } from 'knex';
import type * as z from 'zod/mini';
import type { RoleCaller } from '../../platform/access.ts';
import { recordAudit } from '../../platform/audit-log.ts';
import type { WriteCall } from '../../platform/route.ts';
import type { BookEdition } from '../repository/editions.ts';
import { compareLooking, copyEdition, readCopiedDates, switchCurrent } from '../repository/next-edition.ts';
import { mailFamilies } from './mail-families.ts';
import { type BookFacts, readBook, requireEdition } from './read-book.ts';
import { refusedEdition } from './refuse.ts';

export async function openNext({
  input,
  tx,
  caller,
}: WriteCall<z.output<typeof openNextContract.input>, RoleCaller>): Promise<BookFacts> {
  const edition = await requireEdition(tx, { isLocked: true });
  const next = nextEdition(await readCopiedDates(tx, edition.id));
  if (next.year !== input.year || edition.latestYear !== edition.year) throw refusedEdition('next_exists');
  const id = await copyEdition(tx, edition.id, next);
  if (id === null) throw refusedEdition('next_exists');
  await recordAudit(tx, {
    actor: { id: caller.userId, kind: 'admin' },
    action: 'edition.open',
    subject: { collection: 'edition', id },
    details: { copied_from: edition.year },
  });
  return readBook({ db: tx });
}

export interface SwitchFacts {
  warnings: SwitchWarning[];
  lookingBefore: number;
  lookingAfter: number;
  /** Profiles that have to be confirmed by their owners. */
  deactivated: number[];
}

async function checkSwitch(db: Knex, current: BookEdition, year: number, now: Date) {
  const next = await requireEdition(db, { year });
  if (year < current.year && year !== current.earlierYear) throw refusedEdition('has_numbers');
  const warnings = listSwitchWarnings({ current, next }, todayInIndia(now));
  return { next, warnings, ...(await compareLooking(db, current.id, next.id)) };
}

export async function readSwitchCheck({
  db,
  input,
  now,
}: {
  db: Knex;
  input: { year: number };
  now: Date;
}): Promise<SwitchFacts> {
  return checkSwitch(db, await requireEdition(db), input.year, now);
}

/**
 * Numbers, melawa and book of the edition before stay with it. Families whose profile is older than the new cut-off
 * get a mail. An admin can go back until the new edition has numbers.
 */
export async function makeCurrent(
  call: WriteCall<z.output<typeof makeCurrentContract.input>, RoleCaller>,
): Promise<BookFacts> {
  const { input, tx, caller, now } = call;
  const before = await requireEdition(tx, { isLocked: true });
  const { next, warnings, deactivated } = await checkSwitch(tx, before, input.year, now);
  if (deactivated.length !== input.deactivated) throw refusedEdition('plan_changed', deactivated.length);
  if (warnings.length > 0 && !input.is_confirmed) throw refusedEdition('too_early');
  await switchCurrent(tx, next.id);
  const mailed = await mailFamilies(call, deactivated, ({ firstName }) => ({
    kind: 'profile_deactivated',
    facts: { firstName },
  }));
  await recordAudit(tx, {
    actor: { id: caller.userId, kind: 'admin' },
    action: 'edition.make_current',
    subject: { collection: 'edition', id: next.id },
    details: { before: before.year, after: next.year, warnings, mailed: mailed.length },
  });
  return readBook({ db: tx });
}
