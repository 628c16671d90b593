import type {
  CardOfMember,
  cardOfMemberContract,
  endCardContract,
  makeCardsContract,
  PrintedCard,
} from '@suchi/contracts/desk-entry';
import { addDays, todayInIndia } from '@suchi/domain/basics';
import { stateOfCard } from '@suchi/domain/desk-entry';
import { chooseLanguage } from '@suchi/words';
import type * as z from 'zod/mini';
import type { RoleCaller } from '../../platform/access.ts';
import { readAssociation } from '../../platform/association.ts';
import { recordAudit } from '../../platform/audit-log.ts';
import { loadAssociation } from '../../platform/load-association.ts';
import type { ReadCall, WriteCall } from '../../platform/route.ts';
import { hashCode, newCardNumber, newCode } from '../card-code.ts';
import { writeCard } from '../card-words.ts';
import { endCards, findLastCard, hasNoAddress, insertCard, lockCardHolder } from '../repository/cards.ts';
import { refused } from './refused.ts';

type MakeCall = WriteCall<z.output<typeof makeCardsContract.input>, RoleCaller>;
type EndCall = WriteCall<z.output<typeof endCardContract.input>, RoleCaller>;

/** The codes leave in this answer and are kept as hashes. Always in one order, so that two calls never wait for each other. */
export async function makeCards(call: MakeCall): Promise<PrintedCard[]> {
  const { input, tx } = call;
  const { card_days: days, support_phone: phone } = await readAssociation(tx, 'card_days', 'support_phone');
  const cards: PrintedCard[] = [];
  for (const userId of [...new Set(input.users)].toSorted())
    cards.push(await makeCard(call, userId, { days, phone }));
  return cards;
}

async function makeCard(
  { caller, tx, now, platform }: MakeCall,
  userId: string,
  { days, phone }: { days: number; phone: string | null },
): Promise<PrintedCard> {
  const holder = await lockCardHolder(tx, userId);
  if (holder === null) throw refused('no_card');
  await endCards(tx, userId, now);
  const validUntil = addDays(todayInIndia(now), days);
  const card = { userId, validUntil, madeBy: caller.userId };
  const code = newCode();
  const { secret } = platform.env;
  let number = newCardNumber();
  while (!(await insertCard(tx, { ...card, number, codeHash: hashCode(secret, { number, code }) }, now)))
    number = newCardNumber();
  await record(caller, tx, 'account.make_card', userId);
  const association = await loadAssociation(tx);
  const language = chooseLanguage([holder.language, association.defaultLanguage], association.languages);
  return {
    number,
    code,
    valid_until: validUntil,
    language,
    name: holder.candidate,
    own_script_name: holder.ownScriptName,
    mobile: holder.mobile,
    words: writeCard(language, association, { number, validUntil, phone: phone?.trim() || null }),
  };
}

export async function endCard({ input, caller, tx, now }: EndCall): Promise<boolean> {
  const isEnded = (await endCards(tx, input.user, now)) > 0;
  if (isEnded) await record(caller, tx, 'account.end_card', input.user);
  return isEnded;
}

const record = (caller: RoleCaller, tx: MakeCall['tx'], action: string, userId: string) =>
  recordAudit(tx, {
    actor: { id: caller.userId, kind: 'admin' },
    action,
    subject: { collection: 'directus_users', id: userId },
  });

export async function readCard({
  input,
  db,
  now,
}: ReadCall<z.output<typeof cardOfMemberContract.input>, RoleCaller>): Promise<CardOfMember> {
  const card = await findLastCard(db, input.user);
  return {
    may_have: await hasNoAddress(db, input.user),
    card: card && {
      number: card.number,
      state: stateOfCard(card, todayInIndia(now)),
      valid_until: card.validUntil,
    },
  };
}
