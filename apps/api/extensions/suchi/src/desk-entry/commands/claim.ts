import { createHmac } from 'node:crypto';
import type { CheckedCard, claimContract, ClaimProof } from '@suchi/contracts/desk-entry';
import { todayInIndia } from '@suchi/domain/basics';
import type { ConsentAnswers, Purpose } from '@suchi/domain/consent';
import { purposes } from '@suchi/domain/consent';
import { cardRules, checkMayClaim } from '@suchi/domain/desk-entry';
import { fullName } from '@suchi/domain/profiles';
import type { Knex } from 'knex';
import type * as z from 'zod/mini';
import { claimAccount } from '../../accounts/commands/desk-account.ts';
import { requireGoodPassword } from '../../accounts/commands/require-good-password.ts';
import { openSessionOf } from '../../accounts/sessions/commands/open-session.ts';
import type { Caller } from '../../platform/access.ts';
import { recordAudit } from '../../platform/audit-log.ts';
import { requireLanguage } from '../../platform/built-languages.ts';
import { codedError } from '../../platform/coded-error.ts';
import { loadAssociation } from '../../platform/load-association.ts';
import type { Platform } from '../../platform/platform.ts';
import { isRefusal, refuse, type Refusal } from '../../platform/refusal.ts';
import type { Call, WriteCall } from '../../platform/route.ts';
import { loadRecord } from '../../profiles/commands/load-record.ts';
import { lockProfile, setConsentsOfFamily } from '../../profiles/commands/step-of-family.ts';
import { isCode, isMobileEnd } from '../card-code.ts';
import { type CardRow, countTry, findCardForUpdate, markClaimed } from '../repository/cards.ts';

type CheckCall = WriteCall<ClaimProof, Caller>;
type ClaimCall = Call<z.output<typeof claimContract.input>, Caller>;

/** Tries of one number; also of numbers that no card has, which are answered alike. As long as cards are valid at most. */
const triesKeptSeconds = 366 * 24 * 60 * 60;

/** A wrong try is returned, not thrown, so that it is counted. */
async function tryCard(
  { tx, now, platform }: Pick<CheckCall, 'tx' | 'now' | 'platform'>,
  { card: number, code, mobile_end: mobileEnd }: ClaimProof,
): Promise<CardRow | Refusal> {
  const { acceptedSecrets } = platform.env;
  const card = await findCardForUpdate(tx, number);
  const decision = checkMayClaim(card, todayInIndia(now));
  // All is compared for every card, so that the time says nothing.
  const isRightCode = isCode(acceptedSecrets, { number, code }, card?.codeHash ?? null);
  const isRightMobile = isMobileEnd(mobileEnd, card?.mobile ?? null);
  const tries = await platform.redis.incr(keyOf(platform, number));
  await platform.redis.expire(keyOf(platform, number), triesKeptSeconds);
  if (decision.allowed && isRightCode && isRightMobile && card !== null) {
    await platform.redis.decr(keyOf(platform, number));
    return card;
  }
  await countTry(tx, number, cardRules.tries);
  const isKnown = decision.allowed || decision.reason === 'locked';
  const used = isKnown && card !== null ? card.triesUsed + 1 : tries;
  return refuse('CLAIM_REFUSED', { tries_left: Math.max(0, cardRules.tries - used) });
}

function keyOf({ env }: Platform, number: string): string {
  const hash = createHmac('sha256', env.secret).update(`login-card:${number}`).digest('base64url');
  return `${env.namespace}:login-card:${hash}`;
}

/** What the family checks before it takes the account. Nothing about the person before all is right. */
export async function checkCard(call: CheckCall): Promise<CheckedCard | Refusal> {
  const card = await tryCard(call, call.input);
  if (isRefusal(card)) return card;
  const { tx } = call;
  const record = await loadRecord(tx, card.profile);
  if (record === null) throw codedError('PROFILE_NOT_FOUND');
  const { defaultLanguage } = await loadAssociation(tx);
  return {
    candidate: fullName(record.form),
    language: (await readLanguage(tx, card.userId)) ?? defaultLanguage,
    consents: Object.fromEntries(
      purposes.map((purpose) => [purpose, record.consents[purpose] === true]),
    ) as Record<Purpose, boolean>,
  };
}

async function readLanguage(tx: Knex, userId: string): Promise<string | null> {
  return (await tx('directus_users').where({ id: userId }).first('app_language'))?.app_language ?? null;
}

/** The candidate's own answers, the password, and the card is used up. Then the device is signed in. */
export async function claim(call: ClaimCall): Promise<{ userId: string; isVerified: boolean }> {
  const { input, platform } = call;
  const { database } = platform;
  requireLanguage(input.language);
  const tried = await database.transaction((tx) => tryCard({ ...call, tx }, input));
  if (isRefusal(tried)) throw tried.error;
  const { userId } = tried;
  const names = await database('directus_users').where({ id: userId }).first('first_name', 'last_name');
  await requireGoodPassword(platform, { password: input.password, email: input.email ?? '', ...names });
  const isVerified = await database.transaction((tx) => take({ ...call, tx }));
  await openSessionOf(call, userId, { isKept: false, isExpectedDevice: true });
  return { userId, isVerified };
}

async function take(call: ClaimCall & { tx: Knex.Transaction }): Promise<boolean> {
  const { input, tx, now } = call;
  // Somebody else may have used the card a moment ago.
  const card = await tryCard(call, input);
  if (isRefusal(card)) throw card.error;
  const { userId, profile } = card;
  const locked = await lockProfile(tx, profile);
  if (locked === null) throw codedError('PROFILE_NOT_FOUND');
  await setConsentsOfFamily(call, locked, input.consents satisfies ConsentAnswers);
  const isVerified = await claimAccount(call, userId, input);
  await markClaimed(tx, card.id, now);
  await recordAudit(tx, {
    actor: { id: userId, kind: 'member' },
    action: 'account.claim',
    subject: { collection: 'directus_users', id: userId },
  });
  return isVerified;
}
