import { consentEvents, consentWays, purposes } from '@suchi/domain/consent';
import { defineCollection, index, oneOf } from './collection.ts';
import { choice, instant, integer, numberKey, numberLink, string, uuid } from './field.ts';

/**
 * Staff hide by another column, which this never opens. Before the first approval nothing is hidden: the approval looks
 * at the newest lines. What waits for the candidate acts as off. Lines about what was before say what the columns say.
 */
const applies = `
  if new.way in ('kept', 'import') or new.event = 'shown' then return null; end if;
  update qd_matrimonial_profile set
    is_hidden = case new.purpose when 'search' then (new.event <> 'on' and status not in ('Draft', 'Pending', 'Rejected')) or hidden_by_staff
                              else is_hidden end,
    in_book = case new.purpose when 'book' then new.event = 'on' else in_book end,
    hall_consent = case new.purpose when 'hall' then new.event = 'on' else hall_consent end,
    number_for = case when new.purpose <> 'number' then number_for when new.event = 'on' then 'all' else 'accepted' end,
    shows_horoscope = case new.purpose when 'horoscope' then new.event = 'on' else shows_horoscope end,
    bulk_mail_stopped_at = case when new.purpose <> 'mails' then bulk_mail_stopped_at
                                when new.event <> 'on' then coalesce(bulk_mail_stopped_at, new.at) end
   where id = new.profile;
  return null;`;

/**
 * What each candidate agreed to, a line for each time. The database brings the columns of the profile, which searches
 * and lists read, to the newest line of each purpose. A step of a member or of the office changes them in no other way.
 */
export const consent = defineCollection('consent', {
  icon: 'verified_user',
  note: 'What each candidate agreed to; lines are added and never altered',
  isHidden: true,
  fields: {
    id: numberKey(),
    profile: numberLink('qd_matrimonial_profile', { onDelete: 'CASCADE', isNullable: false }),
    purpose: choice(purposes, { isNullable: false }),
    event: choice(consentEvents, { isNullable: false }),
    at: instant({ isNullable: false }),
    way: choice(consentWays, { isNullable: false }),
    author: uuid({
      note: 'The account that did it. No link: the line stays as it is when that account goes',
    }),
    notice: integer({ note: 'The version of the notice that was read; empty: before there were versions' }),
    language: string(10, { note: 'In which the notice was read' }),
    paper: uuid({ note: 'The photo of the signed paper. No link: the line stays as it is' }),
  },
  rules: [
    oneOf('suchi_consent_purpose', 'purpose', purposes),
    oneOf('suchi_consent_event', 'event', consentEvents),
    oneOf('suchi_consent_way', 'way', consentWays),
    index('suchi_consent_of_profile', '(profile, purpose, id desc)'),
    {
      name: 'suchi_consent_append_only',
      kind: 'trigger',
      definition: { event: 'update', message: 'Consents are not changed; add a line.' },
    },
    { name: 'suchi_consent_applies', kind: 'trigger', definition: { event: 'insert', body: applies } },
  ],
});
