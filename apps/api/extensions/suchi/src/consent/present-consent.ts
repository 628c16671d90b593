import { candidatesWays } from '@suchi/domain/consent';

// What waits for the candidate is no yes.
const newest = (profile: string) => `
  select distinct on (purpose) purpose, event = 'on' as is_on, event = 'asked' as waits, at from consent
   where profile = ${profile} and event <> 'shown' order by purpose, id desc`;

/** The newest answer about each purpose: `{"search": true}`, empty where nobody answered. */
export const newestAnswers = (profile: string): string =>
  `coalesce((select json_object_agg(c.purpose, c.is_on) from (${newest(profile)}) c), '{}')`;

/** The same with the time of each, and whether it waits for the candidate. */
export const newestLines = (profile: string): string =>
  `coalesce((select json_object_agg(c.purpose, json_build_object('is_on', c.is_on, 'waits', c.waits, 'at', c.at))
               from (${newest(profile)}) c), '{}')`;

const ways = candidatesWays.map((way) => `'${way}'`).join(', ');

/** The candidate's own newest answer about each purpose. */
export const answersOfCandidate = (profile: string): string =>
  `coalesce((select json_object_agg(c.purpose, c.is_on) from (
     select distinct on (purpose) purpose, event = 'on' as is_on from consent
      where profile = ${profile} and way in (${ways}) order by purpose, id desc) c), '{}')`;

/** The newest notice that was read, with an answer or without; null: none. */
export const newestNotice = (profile: string): string =>
  `(select max(notice) from consent where profile = ${profile})`;
