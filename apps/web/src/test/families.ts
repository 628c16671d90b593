import type { FamilyMail, Interest, InterestSheet } from '@suchi/contracts/families';
import { knownPerson } from './safety.ts';
import { samplePicture } from './sample-picture.ts';

type Family = Interest['family'];

function sampleFamily(facts: Partial<Family> = {}): Family {
  return {
    ...knownPerson({
      profile_id: 218,
      first_name: 'Rohan',
      last_name: 'Deshpande',
      serial_number: 218,
      age: 29,
      place: 'Pune',
      photo: samplePicture(1),
      can_open: true,
    }),
    marital_status: 'Unmarried',
    height_cm: 175,
    education: 'M.Tech, Computer Engineering',
    designation: 'Lead Engineer',
    organization_name: 'Meridian Software',
    gotra: 'Kaushik',
    fit: null,
    ...facts,
  };
}

/** Rohan's family wrote to Meera's, which has not seen it. */
export function sampleInterest(facts: Partial<Interest> = {}, family: Partial<Family> = {}): Interest {
  return {
    kind: 'interest',
    id: 5,
    side: 'received',
    state: 'open',
    family: sampleFamily(family),
    own_name: 'Meera',
    writer: { name: 'Suresh Deshpande', relation: 'son', parent: 'father' },
    sentence: 'liked',
    words: 'Rohan also treks in the Sahyadri.',
    sent_at: '2026-11-16T14:10:00.000Z',
    is_seen: false,
    open_until: '2026-12-16T14:10:00.000Z',
    reminded_at: null,
    remind_from: null,
    answered_at: null,
    answer_sentence: null,
    undo_until: null,
    may_still_accept: false,
    closed_at: null,
    again_from: null,
    contact: null,
    ...facts,
  };
}

/** Meera's family wrote to Rohan's. */
export const sentInterest = (facts: Partial<Interest> = {}, family: Partial<Family> = {}): Interest =>
  sampleInterest(
    {
      id: 6,
      side: 'sent',
      words: null,
      remind_from: '2026-11-15T14:10:00.000Z',
      sent_at: '2026-11-08T14:10:00.000Z',
      open_until: '2026-12-08T14:10:00.000Z',
      ...facts,
    },
    { first_name: 'Umang', last_name: 'Chokshi', profile_id: 307, age: 31, place: 'Mumbai', ...family },
  );

export const acceptedInterest = (facts: Partial<Interest> = {}): Interest =>
  sampleInterest({
    state: 'accepted',
    is_seen: true,
    answered_at: '2026-11-17T05:00:00.000Z',
    answer_sentence: 'call_us',
    contact: {
      mobiles: [{ number: '+919000021800', name: 'Suresh Deshpande', relation: 'father' }],
      best_time: { from: 19, to: 21 },
    },
    ...facts,
  });

export function familyMail(facts: Partial<FamilyMail> = {}, family: Partial<Family> = {}): FamilyMail {
  return {
    kind: 'mail',
    id: 9,
    family: sampleFamily({ profile_id: 7, first_name: 'Mayur', last_name: 'Kanitkar', ...family }),
    message: 'Please answer.',
    at: '2026-11-14T20:00:00.000Z',
    ...facts,
  };
}

export const sampleSheet = (facts: Partial<InterestSheet> = {}): InterestSheet => ({
  own_name: 'Meera',
  name: 'Rohan',
  open: 3,
  open_limit: 10,
  is_melawa_ahead: true,
  shows_photo: false,
  they_wrote_at: null,
  mobiles: [
    { number: '+919000066361', name: 'Mohan Kulkarni', relation: 'father' },
    { number: '+919000066362', name: null, relation: null },
  ],
  refusal: null,
  again_from: null,
  ...facts,
});
