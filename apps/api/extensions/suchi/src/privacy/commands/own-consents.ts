import type { consentHistoryContract, setConsentContract } from '@suchi/contracts/privacy';
import type { Knex } from 'knex';
import type * as z from 'zod/mini';
import type { RoleCaller } from '../../platform/access.ts';
import { readAssociation } from '../../platform/association.ts';
import type { ReadCall, WriteCall } from '../../platform/route.ts';
import { ownerIdOf } from '../../profiles/commands/author.ts';
import { setConsents } from '../../profiles/commands/change-status.ts';
import { type ConsentFacts, findConsents, type HistoryLine, listHistory } from '../repository.ts';

export interface OwnFacts {
  facts: ConsentFacts;
  /** For profiles without an answer. */
  isHallDefault: boolean;
}

export const readOwnConsents = ({ caller, db }: ReadCall<object, RoleCaller>): Promise<OwnFacts | null> =>
  load(db, ownerIdOf(caller, undefined));

async function load(db: Knex, userId: string): Promise<OwnFacts | null> {
  const facts = await findConsents(db, userId);
  if (facts === null) return null;
  const { hall_consent_default: isHallDefault } = await readAssociation(db, 'hall_consent_default');
  return { facts, isHallDefault };
}

export async function setConsent(
  call: WriteCall<z.output<typeof setConsentContract.input>, RoleCaller>,
): Promise<OwnFacts | null> {
  const { purpose, is_on: isOn } = call.input;
  await setConsents({ ...call, input: {} }, { [purpose]: isOn });
  return load(call.tx, call.caller.userId);
}

export async function readConsentHistory({
  caller,
  db,
  input,
}: ReadCall<z.output<typeof consentHistoryContract.input>, RoleCaller>): Promise<HistoryLine[]> {
  return listHistory(db, ownerIdOf(caller, undefined), input.purpose);
}
