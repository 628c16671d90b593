import type { closeAccountContract, saveNomineeContract } from '@suchi/contracts/closing';
import { normaliseMobile } from '@suchi/domain/accounts';
import { todayInIndia } from '@suchi/domain/basics';
import { type ClosingDates, findClosingDates, settledBy } from '@suchi/domain/closing';
import type { Knex } from 'knex';
import type * as z from 'zod/mini';
import { requirePassword } from '../../accounts/commands/require-password.ts';
import type { RoleCaller } from '../../platform/access.ts';
import { recordAudit } from '../../platform/audit-log.ts';
import type { Call, ReadCall, WriteCall } from '../../platform/route.ts';
import { ownerIdOf } from '../../profiles/commands/author.ts';
import {
  findNominee,
  listOpenings,
  type NomineeRow,
  type Opening,
  saveNominee,
} from '../nominee-repository.ts';
import { findGivenUp, findPendingSince, type GivenUp } from '../repository.ts';
import { insertRequest } from '../request-repository.ts';
import { closeAccount } from './close-account.ts';
import { readClosingRules } from './read-rules.ts';

export interface Plan {
  dates: ClosingDates;
  givenUp: GivenUp;
  pending: { since: Date; until: string } | null;
}

const findDates = async (db: Knex, now: Date) =>
  findClosingDates(todayInIndia(now), await readClosingRules(db));

export async function readPlan({ caller, db, now }: ReadCall<object, RoleCaller>): Promise<Plan> {
  const userId = ownerIdOf(caller, undefined);
  const since = await findPendingSince(db, userId);
  return {
    dates: await findDates(db, now),
    givenUp: await findGivenUp(db, userId, todayInIndia(now)),
    pending: since && { since, until: settledBy(since) },
  };
}

/** The cookie goes too: the session is over at this moment. */
export async function closeOwnAccount(
  call: Call<z.output<typeof closeAccountContract.input>, RoleCaller>,
): Promise<{ request: number; dates: ClosingDates }> {
  const { caller, input, now, platform, cookies } = call;
  const userId = ownerIdOf(caller, undefined);
  const today = todayInIndia(now);
  const { request } = await closeAccount(platform, {
    userId,
    actor: { id: userId, kind: 'member' },
    open: async (tx) => {
      await requirePassword({ ...call, tx }, input.password, 'password');
      return insertRequest(tx, {
        kind: 'delete',
        way: 'app',
        asked_by: 'self',
        account: userId,
        received_on: today,
        due_on: today,
        state: 'done',
        done_at: now,
      });
    },
  });
  cookies.clear(platform.env.sessionCookie.name);
  cookies.clearCache();
  return { request, dates: await findDates(platform.database, now) };
}

export interface OwnNominee {
  nominee: NomineeRow | null;
  openings: Opening[];
}

export async function readNominee({ caller, db }: ReadCall<object, RoleCaller>): Promise<OwnNominee> {
  const userId = ownerIdOf(caller, undefined);
  return { nominee: await findNominee(db, userId), openings: await listOpenings(db, userId) };
}

export async function changeNominee({
  caller,
  tx,
  input,
}: WriteCall<z.output<typeof saveNomineeContract.input>, RoleCaller>): Promise<NomineeRow | null> {
  const userId = ownerIdOf(caller, undefined);
  const given = input.nominee;
  const typed = given && normaliseMobile(given.mobile);
  const nominee = given && { ...given, mobile: typed?.allowed ? typed.mobile : given.mobile };
  await saveNominee(tx, userId, nominee);
  await recordAudit(tx, {
    actor: { id: userId, kind: 'member' },
    action: nominee ? 'account.name_nominee' : 'account.drop_nominee',
    subject: { collection: 'directus_users', id: userId },
  });
  return nominee;
}
