import type { consentHistoryContract, setConsentContract } from '@suchi/contracts/privacy';
import type { Knex } from 'knex';
import type * as z from 'zod/mini';
import { addNoticeRead } from '../../consent/commands/add-consents.ts';
import type { RoleCaller } from '../../platform/access.ts';
import { readAssociation } from '../../platform/association.ts';
import type { ReadCall, WriteCall } from '../../platform/route.ts';
import { ownerIdOf } from '../../profiles/commands/author.ts';
import { setConsents } from '../../profiles/commands/change-status.ts';
import {
  type ConsentFacts,
  findAskedProfile,
  findConsents,
  type HistoryLine,
  listHistory,
} from '../repository.ts';

export interface OwnFacts {
  facts: ConsentFacts;
  /** For profiles without an answer. */
  isHallDefault: boolean;
  countsCandidatesWord: boolean;
}

export const readOwnConsents = ({ caller, db }: ReadCall<object, RoleCaller>): Promise<OwnFacts | null> =>
  loadOwnConsents(db, ownerIdOf(caller, undefined));

export async function loadOwnConsents(db: Knex, userId: string): Promise<OwnFacts | null> {
  const facts = await findConsents(db, userId);
  if (facts === null) return null;
  const setting = await readAssociation(db, 'hall_consent_default', 'candidates_word');
  return {
    facts,
    isHallDefault: setting.hall_consent_default,
    countsCandidatesWord: setting.candidates_word,
  };
}

export async function setConsent(
  call: WriteCall<z.output<typeof setConsentContract.input>, RoleCaller>,
): Promise<OwnFacts | null> {
  const { purpose, is_on: isOn } = call.input;
  await setConsents({ ...call, input: {} }, { [purpose]: isOn });
  return loadOwnConsents(call.tx, call.caller.userId);
}

/** Without a profile there is nothing to note. */
export async function noteNoticeRead({ tx, now, caller }: WriteCall<object, RoleCaller>): Promise<void> {
  const profile = await findAskedProfile(tx, ownerIdOf(caller, undefined));
  if (profile !== null) await addNoticeRead(tx, profile.id, { author: caller.userId, now });
}

export async function readConsentHistory({
  caller,
  db,
  input,
}: ReadCall<z.output<typeof consentHistoryContract.input>, RoleCaller>): Promise<HistoryLine[]> {
  return listHistory(db, ownerIdOf(caller, undefined), input.purpose);
}
