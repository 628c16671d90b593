import { candidatesWays } from '@suchi/domain/consent';

// What waits for the candidate is no yes.
const newest = (profile: string, of = "event <> 'shown'") => `
  select distinct on (purpose) purpose, event = 'on' as is_on, way = 'notice' as is_asked_again,
         event = 'asked' and way <> 'notice' as waits, at
    from consent where profile = ${profile} and ${of} order by purpose, id desc`;

const toAnswers = (lines: string) =>
  `coalesce((select json_object_agg(c.purpose, c.is_on) from (${lines}) c), '{}')`;

/** The newest answer about each purpose: `{"search": true}`, empty where nobody answered. */
export const newestAnswers = (profile: string): string => toAnswers(newest(profile));

/** The same with the time of each, and whether it waits for the candidate or for a new answer of the family. */
export const newestLines = (profile: string): string =>
  `coalesce((select json_object_agg(c.purpose, json_build_object('is_on', c.is_on, 'waits', c.waits,
                                                                 'is_asked_again', c.is_asked_again, 'at', c.at))
               from (${newest(profile)}) c), '{}')`;

/** The purposes that a new notice has changed and nobody answered since. */
export const askedAgain = (profile: string): string =>
  `coalesce((select json_agg(c.purpose) from (${newest(profile)}) c where c.is_asked_again), '[]')`;

// A notice that changes a purpose ends the candidate's word about it too.
const ways = [...candidatesWays, 'notice'].map((way) => `'${way}'`).join(', ');

/** The candidate's own newest answer about each purpose. */
export const answersOfCandidate = (profile: string): string => toAnswers(newest(profile, `way in (${ways})`));

/** The newest notice that was read, with an answer or without; null: none. */
export const newestNotice = (profile: string): string =>
  `(select max(notice) from consent where profile = ${profile})`;
