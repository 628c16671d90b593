import { bringers, cardRules, paperKinds } from '@suchi/domain/desk-entry';
import { defineCollection, index, oneOf, uniqueIndex } from './collection.ts';
import {
  choice,
  count,
  createdAt,
  date,
  instant,
  json,
  numberKey,
  numberLink,
  string,
  text,
  userLink,
  uuidKey,
} from './field.ts';

/** A profile that the office typed from paper, for a family without an account of its own. */
export const deskEntry = defineCollection('desk_entry', {
  icon: 'keyboard',
  note: 'Profiles that were entered at the desk',
  isHidden: true,
  fields: {
    id: numberKey(),
    profile: numberLink('qd_matrimonial_profile', { onDelete: 'CASCADE', isNullable: false }),
    bringer: choice(bringers, { isNullable: false, note: 'Who came with the form' }),
    entered_by: userLink({ onDelete: 'SET NULL' }),
    asked: json({ isNullable: false, note: 'Fields to ask the family about' }),
    held_by: userLink({ onDelete: 'SET NULL', note: 'Who has the form open' }),
    held_at: instant(),
    agreed_at: instant({ note: 'When the family heard it and agreed' }),
    date_created: createdAt(),
  },
  rules: [
    oneOf('suchi_desk_entry_bringer', 'bringer', bringers),
    uniqueIndex('suchi_desk_entry_once', '(profile)'),
    index('suchi_desk_entry_newest', '(date_created desc, id desc)'),
  ],
});

/** A photographed paper, encrypted: the signed consents, and the pages of the form until the family has agreed. */
export const deskPaper = defineCollection('desk_paper', {
  icon: 'description',
  note: 'Photos of papers, encrypted; nothing but the office shows them',
  isHidden: true,
  fields: {
    id: uuidKey(),
    entry: numberLink('desk_entry', { onDelete: 'CASCADE', note: 'Empty: not used yet' }),
    kind: choice(paperKinds, { isNullable: false }),
    content: text({ isNullable: false, note: 'The photo, encrypted' }),
    taken_by: userLink({ onDelete: 'SET NULL' }),
    taken_at: instant({ isNullable: false }),
  },
  rules: [
    oneOf('suchi_desk_paper_kind', 'kind', paperKinds),
    index('suchi_desk_paper_of_entry', '(entry, taken_at)'),
    index('suchi_desk_paper_unused', '(taken_at) where entry is null'),
  ],
});

/** A printed card with which a family takes over its account. */
export const loginCard = defineCollection('login_card', {
  icon: 'badge',
  note: 'Cards with a code that works once',
  isHidden: true,
  fields: {
    id: numberKey(),
    user: userLink({ onDelete: 'CASCADE', isNullable: false }),
    number: string(8, { isNullable: false }),
    code_hash: string(64, { isNullable: false, note: 'Keyed hash of the code' }),
    valid_until: date({ isNullable: false, note: 'The last day' }),
    tries_used: count(),
    made_by: userLink({ onDelete: 'SET NULL' }),
    made_at: instant({ isNullable: false }),
    ended_at: instant({ note: 'By a new card, or by the office' }),
    claimed_at: instant(),
  },
  rules: [
    uniqueIndex('suchi_login_card_number', '(number)'),
    uniqueIndex('suchi_login_card_one', '("user") where ended_at is null and claimed_at is null'),
    index('suchi_login_card_of_user', '("user", id desc)'),
    {
      name: 'suchi_login_card_tries',
      kind: 'check',
      definition: `tries_used between 0 and ${cardRules.tries}`,
    },
  ],
});
