import { candidatesWays } from '@suchi/domain/consent';

// What waits for the candidate is no yes.
const newest = (profile: string, of = "event <> 'shown'") => `
  select distinct on (purpose) purpose, event = 'on' as is_on, event = 'asked' as waits, at from consent
   where profile = ${profile} and ${of} order by purpose, id desc`;

const toAnswers = (lines: string) =>
  `coalesce((select json_object_agg(c.purpose, c.is_on) from (${lines}) c), '{}')`;

/** The newest answer about each purpose: `{"search": true}`, empty where nobody answered. */
export const newestAnswers = (profile: string): string => toAnswers(newest(profile));

/** The same with the time of each, and whether it waits for the candidate. */
export const newestLines = (profile: string): string =>
  `coalesce((select json_object_agg(c.purpose, json_build_object('is_on', c.is_on, 'waits', c.waits, 'at', c.at))
               from (${newest(profile)}) c), '{}')`;

const ways = candidatesWays.map((way) => `'${way}'`).join(', ');

/** The candidate's own newest answer about each purpose. */
export const answersOfCandidate = (profile: string): string => toAnswers(newest(profile, `way in (${ways})`));

/** The newest notice that was read, with an answer or without; null: none. */
export const newestNotice = (profile: string): string =>
  `(select max(notice) from consent where profile = ${profile})`;
