const newest = (profile: string) => `
  select distinct on (purpose) purpose, event = 'on' as is_on, at from consent
   where profile = ${profile} and event <> 'asked' order by purpose, id desc`;

/** The newest answer about each purpose: `{"search": true}`, empty where nobody answered. */
export const newestAnswers = (profile: string): string =>
  `coalesce((select json_object_agg(c.purpose, c.is_on) from (${newest(profile)}) c), '{}')`;

/** The same with the time of each. */
export const newestLines = (profile: string): string =>
  `coalesce((select json_object_agg(c.purpose, json_build_object('is_on', c.is_on, 'at', c.at))
               from (${newest(profile)}) c), '{}')`;
