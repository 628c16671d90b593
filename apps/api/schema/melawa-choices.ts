import { saidMoods, saidMost } from '@suchi/domain/melawa';
import { defineCollection, index, oneOf, uniqueIndex } from './collection.ts';
import {
  boolean,
  choice,
  count,
  date,
  instant,
  integer,
  numberKey,
  numberLink,
  string,
  text,
  userLink,
  uuid,
  uuidKey,
} from './field.ts';

const ofEdition = () => numberLink('edition', { isNullable: false, onDelete: 'CASCADE' });
const hash = (note: string) => string(64, { isNullable: false, note });

const choiceSources = ['app', 'slip'] as const;

/** The choices of one day: the public key with which lists are sealed, and what is kept afterwards: counts. */
export const melawaChoiceRound = defineCollection('melawa_choice_round', {
  icon: 'key',
  note: 'The key of the choices of a melawa, and the counts that stay',
  isHidden: true,
  fields: {
    id: numberKey(),
    edition: numberLink('edition', { isNullable: false, isUnique: true, onDelete: 'CASCADE' }),
    key: uuid({ isNullable: false, note: 'Names the file of the private key' }),
    public_key: string(64, { isNullable: false }),
    key_seen_at: instant({ isNullable: false, note: 'When a worker last had the private key' }),
    told_at: instant({ note: 'When the pairs were made' }),
    app_lists: count(),
    slips: count(),
    numbers: count(),
    pairs: count(),
    destroyed_at: instant({ note: 'When lists and key were destroyed' }),
  },
});

/** A list, sealed for the worker. Backups leave the rows out. */
export const melawaChoice = defineCollection('melawa_choice', {
  icon: 'lock',
  note: 'Sealed lists of the day; nobody can open one',
  isHidden: true,
  fields: {
    id: numberKey(),
    edition: ofEdition(),
    chooser: hash('Keyed hash of the candidate'),
    source: choice(choiceSources, { isNullable: false }),
    send: uuid({ isNullable: false, note: 'Made by the phone, so that the same send twice is one' }),
    tapped_at: instant({ isNullable: false }),
    received_at: instant({ isNullable: false }),
    numbers: count(),
    sealed: text({ isNullable: false }),
  },
  rules: [
    oneOf('suchi_melawa_choice_source', 'source', choiceSources),
    uniqueIndex('suchi_melawa_choice_once', '(edition, chooser, source)'),
  ],
});

/** Counts look-ups until the close. Backups leave the rows out. */
export const melawaLookUp = defineCollection('melawa_look_up', {
  icon: 'search',
  note: 'Which family looked a number up, both as keyed hashes',
  isHidden: true,
  fields: {
    id: numberKey(),
    edition: ofEdition(),
    chooser: hash('Keyed hash of the candidate'),
    looked_up: hash('Keyed hash of candidate and number'),
  },
  rules: [uniqueIndex('suchi_melawa_look_up_once', '(edition, chooser, looked_up)')],
});

/** The first entry of a paper slip, sealed until a second person typed it. Backups leave the rows out. */
export const melawaSlip = defineCollection('melawa_slip', {
  icon: 'edit_note',
  note: 'Paper slips that one person typed, sealed',
  isHidden: true,
  fields: {
    id: numberKey(),
    edition: ofEdition(),
    chooser: hash('Keyed hash of the candidate'),
    first_by: userLink({ isNullable: false, onDelete: 'CASCADE' }),
    sealed: text({ isNullable: false }),
  },
  rules: [
    uniqueIndex('suchi_melawa_slip_once', '(edition, chooser)'),
    index('suchi_melawa_slip_of_account', '(first_by)'),
  ],
});

/** Two candidates whose families chose each other. */
export const melawaPair = defineCollection('melawa_pair', {
  icon: 'handshake',
  note: 'Families that chose each other, and their table',
  isHidden: true,
  fields: {
    id: numberKey(),
    edition: ofEdition(),
    table_number: integer(),
    table_from: instant(),
    made_at: instant({ isNullable: false }),
  },
  rules: [
    uniqueIndex('suchi_melawa_pair_table', '(edition, table_number, table_from)'),
    {
      name: 'suchi_melawa_pair_table_whole',
      kind: 'check',
      definition: '(table_number is null) = (table_from is null)',
    },
  ],
});

/** What one of the two families of a pair tapped. */
export const melawaPairSide = defineCollection('melawa_pair_side', {
  icon: 'person',
  note: 'One family of a pair: its number of the day and what it tapped',
  isHidden: true,
  fields: {
    id: numberKey(),
    pair: numberLink('melawa_pair', { isNullable: false, onDelete: 'CASCADE' }),
    number: integer({ isNullable: false }),
    profile: numberLink('qd_matrimonial_profile', { onDelete: 'CASCADE' }),
    walk_in: numberLink('melawa_walk_in', { onDelete: 'CASCADE' }),
    shares: boolean(false),
    asks_table: boolean(false),
    took_back_at: instant(),
  },
  rules: [
    uniqueIndex('suchi_melawa_pair_side_once', '(pair, number)'),
    index('suchi_melawa_pair_side_of_profile', '(profile)'),
    index('suchi_melawa_pair_side_of_walk_in', '(walk_in)'),
    {
      name: 'suchi_melawa_pair_side_who',
      kind: 'check',
      definition: '(profile is null) <> (walk_in is null)',
    },
  ],
});

/** "How was it?": no account, no time, and no order in which they came. */
export const melawaSaid = defineCollection('melawa_said', {
  icon: 'rate_review',
  note: 'What families said about the melawa, without a name',
  isHidden: true,
  fields: {
    id: uuidKey(),
    edition: ofEdition(),
    mood: choice(saidMoods, { isNullable: false }),
    words: string(saidMost),
    said_on: date({ isNullable: false }),
  },
  rules: [
    oneOf('suchi_melawa_said_mood', 'mood', saidMoods),
    index('suchi_melawa_said_of_edition', '(edition)'),
  ],
});
