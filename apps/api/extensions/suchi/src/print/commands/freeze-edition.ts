import type { freezeContract, pullContract } from '@suchi/contracts/print';
import { type CalendarDate, todayInIndia } from '@suchi/domain/basics';
import { findSection, type PrintedProfile, splitByAge } from '@suchi/domain/print';
import type { Knex } from 'knex';
import type * as z from 'zod/mini';
import type { RoleCaller } from '../../platform/access.ts';
import { readAssociation } from '../../platform/association.ts';
import { recordAudit } from '../../platform/audit-log.ts';
import type { WriteCall } from '../../platform/route.ts';
import { listBookCandidates } from '../repository/candidates.ts';
import { deleteFrozen, insertFrozen, pullNumber } from '../repository/frozen-profiles.ts';
import { readPrintedProfiles } from '../repository/printed-profiles.ts';
import { type BookFacts, readBook, requireChangeable, requireEdition } from './read-book.ts';
import { refusedEdition } from './refuse.ts';

export interface FreezeFacts {
  printed: PrintedProfile[];
  tooYoung: PrintedProfile[];
  unnumbered: { id: number; name: string }[];
  registrationUntil: CalendarDate | null;
}

/** The profiles come from one statement, so that an edit is in the book as a whole or not at all. */
async function choosePrinted(db: Knex, edition: number, now: Date) {
  return splitByAge(await readPrintedProfiles(db, edition), {
    today: todayInIndia(now),
    latestBirthDate: (await readAssociation(db, 'latest_birth_date')).latest_birth_date,
  });
}

export async function readFreezeCheck({ db, now }: { db: Knex; now: Date }): Promise<FreezeFacts> {
  const { id, registrationUntil } = await requireEdition(db);
  const candidates = await listBookCandidates(db, id);
  const unnumbered = candidates.filter(({ serialNumber }) => serialNumber === null);
  return { ...(await choosePrinted(db, id, now)), unnumbered, registrationUntil };
}

/** Also during a proof round: the page names what is open, the admin decides. */
export async function freezeEdition({
  input,
  tx,
  caller,
  now,
}: WriteCall<z.output<typeof freezeContract.input>, RoleCaller>): Promise<BookFacts> {
  const edition = await requireChangeable(tx, 'freeze');
  const { printed, tooYoung } = await choosePrinted(tx, edition.id, now);
  if (printed.length !== input.printed) throw refusedEdition('plan_changed', printed.length);
  const profiles = printed.map((content) => ({
    section: findSection(content.serialNumber, edition)?.kind ?? null,
    content,
  }));
  await insertFrozen(tx, edition.id, { profiles, by: caller.userId, now });
  await record(tx, caller, edition.id, 'freeze', { printed: printed.length, too_young: tooYoung.length });
  return readBook({ db: tx });
}

export async function unfreezeEdition({ tx, caller }: WriteCall<object, RoleCaller>): Promise<BookFacts> {
  const { id } = await requireChangeable(tx, 'unfreeze');
  await deleteFrozen(tx, id);
  await record(tx, caller, id, 'unfreeze', {});
  return readBook({ db: tx });
}

export async function pullPrinted({
  input,
  tx,
  caller,
  now,
}: WriteCall<z.output<typeof pullContract.input>, RoleCaller>): Promise<BookFacts> {
  const { id } = await requireChangeable(tx, 'pull');
  const pulled = input.is_out ? { by: caller.userId, at: now } : { by: null, at: null };
  const profile = await pullNumber(tx, id, { serialNumber: input.serial_number, ...pulled });
  if (profile === null) throw refusedEdition('no_such_number');
  await record(tx, caller, id, input.is_out ? 'pull' : 'put_back', { profile });
  return readBook({ db: tx });
}

async function record(tx: Knex, { userId }: RoleCaller, id: number, step: string, details: object) {
  await recordAudit(tx, {
    actor: { id: userId, kind: 'admin' },
    action: `edition.${step}`,
    subject: { collection: 'edition', id },
    details,
  });
}
