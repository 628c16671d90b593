import { answerWays, freshnessAnswers } from '@suchi/domain/freshness';
import { defineCollection, index, oneOf, uniqueIndex } from './collection.ts';
import { boolean, choice, date, instant, numberLink, userLink, uuidKey } from './field.ts';

/** Whether one family still looks, asked once in a round. */
export const freshnessQuestion = defineCollection('freshness_question', {
  icon: 'help',
  note: 'Twice a year each family is asked whether it still looks',
  isHidden: true,
  fields: {
    id: uuidKey(),
    profile: numberLink('qd_matrimonial_profile', { onDelete: 'CASCADE', isNullable: false }),
    round: date({ isNullable: false, note: 'The first day of the round' }),
    asked_at: instant({ isNullable: false }),
    is_mailed: boolean(false, { note: 'A mail asked the family; without one only the office calls' }),
    reminded_at: instant(),
    rested_at: instant({ note: 'When the profile was paused without an answer' }),
    answer: choice(freshnessAnswers),
    answered_at: instant(),
    way: choice(answerWays),
    called_at: instant({ note: 'When the office last called' }),
    called_by: userLink({ onDelete: 'SET NULL' }),
  },
  rules: [
    oneOf('suchi_freshness_answer', 'answer', freshnessAnswers),
    oneOf('suchi_freshness_way', 'way', answerWays),
    {
      name: 'suchi_freshness_answered',
      kind: 'check',
      definition: '(answered_at is null) = (answer is null) and (answered_at is null) = (way is null)',
    },
    uniqueIndex('suchi_freshness_round', '(profile, round)'),
    index('suchi_freshness_open', '(profile, asked_at) where answered_at is null'),
    index('suchi_freshness_due', '(asked_at) where answered_at is null and rested_at is null'),
  ],
});
