import {
  answerSentences,
  interestSides,
  interestStates,
  interestWordsMax,
  liveInterestStates,
  openingSentences,
} from '@suchi/domain/families';
import { between, defineCollection, index, oneOf, uniqueIndex } from './collection.ts';
import { choice, date, instant, integer, json, numberKey, numberLink, string, userLink } from './field.ts';

const answers = Object.values(answerSentences).flat();
const live = `state in (${liveInterestStates.map((state) => `'${state}'`).join(', ')})`;
const profile = () => numberLink('qd_matrimonial_profile', { onDelete: 'CASCADE', isNullable: false });

/** One interest between two families, from its sending to its end. `families/` alone changes its state. */
export const interest = defineCollection('interest', {
  icon: 'favorite',
  note: 'Who wrote to which family, and what became of it',
  isHidden: true,
  fields: {
    id: numberKey(),
    sender: profile(),
    receiver: profile(),
    sender_account: userLink({ onDelete: 'SET NULL', note: 'Who wrote' }),
    state: choice(interestStates, { isNullable: false, defaultValue: 'open' }),
    sentence: choice(openingSentences),
    words: string(interestWordsMax),
    sent_at: instant({ isNullable: false }),
    seen_at: instant({ note: 'When the family that it was sent to saw it' }),
    open_until: date({ isNullable: false, note: 'The last day for an answer' }),
    reminded_at: instant(),
    told_at: instant({ note: 'When the mail about it was queued' }),
    last_call_at: instant({ note: 'When the mail about its last days was queued' }),
    answered_at: instant(),
    answer_sentence: choice(answers),
    answer_words: string(interestWordsMax, { note: 'Of a family that wrote after the other one' }),
    answer_seen_at: instant({ note: 'When the sender saw the answer' }),
    settles_at: instant({ note: 'Until then the answer can be taken back' }),
    answer_before: json({ note: 'What taking it back restores' }),
    shared_mobile: string(20, { note: 'Which number the answer shares; empty: the first' }),
    best_from: integer({ note: 'The hours in which a call suits' }),
    best_to: integer(),
    accepted_at: instant({ note: 'When both numbers opened to each other; it stays after the end' }),
    closed_at: instant(),
    closed_by: choice(interestSides, { note: 'The side; empty: time' }),
  },
  rules: [
    oneOf('suchi_interest_state', 'state', interestStates),
    oneOf('suchi_interest_sentence', 'sentence', openingSentences),
    oneOf('suchi_interest_answer', 'answer_sentence', answers),
    oneOf('suchi_interest_closed_by', 'closed_by', interestSides),
    { name: 'suchi_interest_two', kind: 'check', definition: 'sender <> receiver' },
    { name: 'suchi_interest_closed', kind: 'check', definition: `(${live}) = (closed_at is null)` },
    { name: 'suchi_interest_hours', kind: 'check', definition: 'best_from < best_to' },
    between('suchi_interest_best_from', 'best_from', 0, 23),
    between('suchi_interest_best_to', 'best_to', 1, 24),
    uniqueIndex(
      'suchi_interest_live_pair',
      `(least(sender, receiver), greatest(sender, receiver)) where ${live}`,
    ),
    index('suchi_interest_sent', '(sender, receiver, id desc)'),
    index('suchi_interest_received', '(receiver, sender, id desc)'),
    index('suchi_interest_due', "(open_until) where state in ('open', 'later')"),
  ],
});

/** Where a family stood that closed its account: no name, and no way back to it but an id that is gone. */
export const goneFamily = defineCollection('gone_family', {
  icon: 'person_off',
  note: 'Families that are not there any more, for those that had written with them',
  isHidden: true,
  fields: {
    id: numberKey(),
    profile: profile(),
    list: choice(interestSides, { isNullable: false }),
    at: instant({ isNullable: false, note: 'When the account was closed' }),
    came_as: choice(['interest', 'mail'], { isNullable: false }),
    was: integer({ isNullable: false, note: 'The id of that row, which a returning account has again' }),
  },
  rules: [
    oneOf('suchi_gone_family_list', 'list', interestSides),
    oneOf('suchi_gone_family_came_as', 'came_as', ['interest', 'mail']),
    index('suchi_gone_family_of_profile', '(profile, at desc)'),
  ],
});
