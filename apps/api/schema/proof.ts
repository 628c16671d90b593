import { mistakeStates, proofAnswers, proofLines } from '@suchi/domain/proof';
import { defineCollection, index, oneOf, uniqueIndex } from './collection.ts';
import { choice, instant, numberKey, numberLink, text, userLink } from './field.ts';

const editionKey = () => numberLink('edition', { isNullable: false, onDelete: 'CASCADE' });
const profileKey = () => numberLink('qd_matrimonial_profile', { isNullable: false, onDelete: 'CASCADE' });

/** What a family said about its printed page. It is deleted when the page comes back corrected. */
export const proofAnswer = defineCollection('proof_answer', {
  icon: 'fact_check',
  note: 'Answers of the proof round',
  isHidden: true,
  fields: {
    id: numberKey(),
    edition: editionKey(),
    profile: profileKey(),
    answer: choice(proofAnswers, { isNullable: false, isReadonly: true }),
    answered_by: userLink({ onDelete: 'SET NULL', isReadonly: true }),
    answered_at: instant({ isNullable: false, isReadonly: true }),
  },
  rules: [
    oneOf('suchi_proof_answer', 'answer', proofAnswers),
    uniqueIndex('suchi_proof_answer_once', '(edition, profile)'),
  ],
});

/** One wrong line of a printed page. */
export const proofMistake = defineCollection('proof_mistake', {
  icon: 'rule',
  note: 'Mistakes that families named in the proof round',
  isHidden: true,
  fields: {
    id: numberKey(),
    edition: editionKey(),
    profile: profileKey(),
    line: choice(proofLines, { isNullable: false, isReadonly: true }),
    should_be: text({ isNullable: false, isReadonly: true }),
    state: choice(mistakeStates, { isNullable: false, defaultValue: 'open', isReadonly: true }),
    sent_at: instant({ isNullable: false, isReadonly: true }),
    settled_by: userLink({ onDelete: 'SET NULL', isReadonly: true }),
    settled_at: instant({ isReadonly: true }),
  },
  rules: [
    oneOf('suchi_proof_mistake_line', 'line', proofLines),
    oneOf('suchi_proof_mistake_state', 'state', mistakeStates),
    {
      name: 'suchi_proof_mistake_settled',
      kind: 'check',
      definition: "(state = 'open') = (settled_at is null)",
    },
    index('suchi_proof_mistake_queue', "(edition, sent_at) where state = 'open'"),
    index('suchi_proof_mistake_of_profile', '(profile, id)'),
  ],
});
