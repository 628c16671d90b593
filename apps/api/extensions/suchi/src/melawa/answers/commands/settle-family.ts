import { todayInIndia } from '@suchi/domain/basics';
import { type SeatPayment, settleFee, splitReturn, sumSeats } from '@suchi/domain/melawa';
import type { Knex } from 'knex';
import { askReturns, lockSeats, readSeatPayments } from '../../../money/treasury/commands/return-seats.ts';
import type { JobPlatform } from '../../../platform/platform.ts';
import { findMelawa, type Melawa } from '../../event/load-event.ts';
import { keepPass } from '../../passes/commands/keep-pass.ts';
import { countFamily, type CountedFamily } from '../count-family.ts';
import { findOwnCandidate, listFamily, lockFamily, type OwnCandidate, savePaid } from '../repository.ts';

export interface FamilyCall {
  tx: Knex.Transaction;
  now: Date;
  platform: Pick<JobPlatform, 'env' | 'jobs'>;
}

/**
 * One answer of a family is written at a time, with the payments of all its accounts: what one candidate says changes
 * the seats of the other one. Before the account is locked.
 */
export async function lockFamilyAndMoney(
  tx: Knex.Transaction,
  edition: number,
  candidate: OwnCandidate,
): Promise<void> {
  await lockFamily(tx, candidate.family);
  const rows = await listFamily(tx, { ...candidate, edition });
  await lockSeats(tx, { users: [candidate.user, ...rows.map(({ user }) => user)], edition });
}

/** Passes and money as they follow from the answers of a family now. The family is locked. */
export async function settleFamily(
  call: FamilyCall,
  melawa: Melawa,
  { profile, family }: Pick<OwnCandidate, 'profile' | 'family'>,
): Promise<void> {
  const rows = await listFamily(call.tx, { edition: melawa.edition, profile, family });
  for (const counted of countFamily(rows, melawa)) {
    await keepPass(call, melawa, { answer: counted.row.id, user: counted.row.user, seats: counted.seats });
    await returnFee(call, melawa, counted);
  }
}

/** The office sees what goes back to the family, and confirms it. */
async function returnFee(
  { tx, now }: FamilyCall,
  { edition, event, now: melawaNow }: Melawa,
  { row, people, paid }: CountedFamily,
): Promise<void> {
  if (paid.seats === 0) return;
  const { toReturnPaise } = settleFee(people, paid, { event, today: todayInIndia(melawaNow) });
  const payments = await readSeatPayments(tx, { user: row.user, edition });
  await askReturns(tx, {
    payments: payments.map(({ id }) => id),
    returns: splitReturn(payments, toReturnPaise),
    now,
  });
}

/** A payment or a refund of a family came: its seats are counted anew. Run twice it changes nothing. */
export async function recountSeats(
  platform: Pick<JobPlatform, 'env' | 'jobs' | 'database' | 'clock'>,
  { userId, edition }: { userId: string; edition: number },
): Promise<'counted' | 'gone'> {
  return platform.database.transaction(async (tx) => {
    const candidate = await findOwnCandidate(tx, userId);
    if (candidate === null) return 'gone';
    await lockFamilyAndMoney(tx, edition, candidate);
    const payments: SeatPayment[] = await readSeatPayments(tx, { user: userId, edition });
    await savePaid(tx, { edition, profile: candidate.profile }, sumSeats(payments));
    const now = platform.clock.now();
    const melawa = await findMelawa(tx, now);
    if (melawa?.edition === edition) await settleFamily({ tx, now, platform }, melawa, candidate);
    return 'counted';
  });
}
