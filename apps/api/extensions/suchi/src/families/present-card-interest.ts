import type { CardInterest } from '@suchi/contracts/families';
import { todayInIndia } from '@suchi/domain/basics';
import {
  againFrom,
  asSeenBy,
  type InterestFacts,
  type InterestRules,
  type InterestSide,
  isContactOpen,
  liveInterestStates,
} from '@suchi/domain/families';
import { type InterestRow, parseInterest, sideOf } from './codec.ts';

// What other rooms read of interests, in SQL and as it leaves.

export { type InterestRow, interestSettings, parseInterestRules } from './codec.ts';

/** Whether the family of profile `sender` wrote to `receiver`, and it is not closed. */
export const wroteTo = (sender: string, receiver: string): string => `exists (
  select from interest i where i.sender = ${sender} and i.receiver = ${receiver}
     and i.state in (${liveInterestStates.map((state) => `'${state}'`).join(', ')}))`;

const isFinal = '(i.settles_at is null or i.settles_at <= now())';

/** Whether both families said yes. */
const accepted = (one: string, other: string): string => `exists (
  select from interest i where i.state = 'accepted' and ${isFinal}
     and ((i.sender = ${one} and i.receiver = ${other}) or (i.sender = ${other} and i.receiver = ${one})))`;

/** Whether the profile with alias `p` shows its photos to profile `reader`: a family that wrote does, while that is open. */
export const showsPhotoTo = (p: string, reader: string): string => `(${p}.photo_for = 'all'
  or ${wroteTo(`${p}.id`, reader)} or ${accepted(`${p}.id`, reader)})`;

/** Whether there was ever one between two profiles, except what vanished unseen. */
export const hadInterest = (one: string, other: string): string => `exists (
  select from interest i where ((i.sender = ${one} and i.receiver = ${other}) or (i.sender = ${other} and i.receiver = ${one}))
     and (i.state <> 'withdrawn' or i.seen_at is not null or i.sender = ${one}))`;

/** The last one between the profile that reads and another: one that was withdrawn is its sender's alone. */
export const lastInterest = (reader: string, other: string): string => `(
  select to_json(i) from interest i
   where ((i.sender = ${reader} and i.receiver = ${other}) or (i.sender = ${other} and i.receiver = ${reader}))
     and (i.state <> 'withdrawn' or (i.sender = ${reader} and i.seen_at is not null))
   order by i.id desc limit 1)`;

/** To which accounts the number of profile `own` opened by a yes, and when. */
export const acceptedBy = (own: string): string => `
  select p."user" as viewer, i.accepted_at as at
    from interest i join qd_matrimonial_profile p on p.id in (i.sender, i.receiver) and p.id <> ${own}
   where (i.sender = ${own} or i.receiver = ${own}) and i.accepted_at <= now()`;

export interface KnownInterest {
  row: InterestRow;
  side: InterestSide;
  facts: InterestFacts;
  isContactOpen: boolean;
}

/** An interest as a profile may know it now. */
export function knowInterest(row: InterestRow, readerId: number, now: Date): KnownInterest {
  const side = sideOf(row, readerId) ?? 'received';
  const all = parseInterest(row);
  return { row, side, facts: asSeenBy(all, side, now), isContactOpen: isContactOpen(all, now) };
}

export function presentCardInterest(
  { row, side, facts }: KnownInterest,
  rules: InterestRules,
  now: Date,
): CardInterest {
  return {
    id: row.id,
    side,
    state: facts.state,
    at: (facts.closedAt ?? facts.answeredAt ?? facts.sentAt).toISOString(),
    again_from: comingAgain(facts, side, rules, now),
  };
}

/** From which day the family may write again, unless it may already. */
export function comingAgain(
  facts: InterestFacts,
  side: InterestSide,
  rules: InterestRules,
  now: Date,
): string | null {
  const day = againFrom(facts, side, rules);
  return day !== null && day > todayInIndia(now) ? day : null;
}
