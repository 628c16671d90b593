import { stageWishes, wordMaxLength } from '@suchi/domain/melawa';
import { genders } from '@suchi/domain/profiles';
import { between, defineCollection, index, oneOf, uniqueIndex } from './collection.ts';
import { boolean, choice, instant, integer, numberKey, numberLink, string, text, userLink } from './field.ts';

const ofEdition = () => numberLink('edition', { isNullable: false, onDelete: 'CASCADE' });

/** What the organiser told everybody in the hall. The newest one counts. */
export const melawaWord = defineCollection('melawa_word', {
  icon: 'campaign',
  note: 'What the organiser told everybody in the hall',
  isHidden: true,
  fields: {
    id: numberKey(),
    edition: ofEdition(),
    text: string(wordMaxLength, { isNullable: false }),
    said_at: instant({ isNullable: false }),
    said_by: userLink({ onDelete: 'SET NULL' }),
  },
  rules: [index('suchi_melawa_word_of_edition', '(edition, id desc)')],
});

/** An invented family of a rehearsal, with the pass that a desk scans. */
export const melawaRehearsed = defineCollection('melawa_rehearsed', {
  icon: 'theater_comedy',
  note: 'Invented families of a rehearsal; nobody of them exists',
  isHidden: true,
  fields: {
    id: numberKey(),
    edition: ofEdition(),
    family: string(60, { isNullable: false, note: 'As in the operations' }),
    number: integer({ isNullable: false }),
    name: string(200, { isNullable: false }),
    gender: choice(genders, { isNullable: false }),
    born_in: integer({ isNullable: false }),
    town: string(100, { isNullable: false }),
    people: integer({ isNullable: false }),
    stage_wish: choice(stageWishes, { isNullable: false }),
    has_small_child: boolean(false),
    token: text({ isNullable: false, note: 'Of an invented pass, so it is not sealed' }),
  },
  rules: [
    oneOf('suchi_melawa_rehearsed_gender', 'gender', genders),
    oneOf('suchi_melawa_rehearsed_wish', 'stage_wish', stageWishes),
    between('suchi_melawa_rehearsed_people', 'people', 1, 20),
    uniqueIndex('suchi_melawa_rehearsed_family', '(edition, family)'),
    uniqueIndex('suchi_melawa_rehearsed_number', '(edition, number)'),
  ],
});
