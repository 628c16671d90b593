import { stageWishes } from '@suchi/domain/melawa';
import { genders } from '@suchi/domain/profiles';
import { between, defineCollection, index, oneOf, uniqueIndex } from './collection.ts';
import {
  boolean,
  choice,
  count,
  createdAt,
  date,
  instant,
  integer,
  json,
  numberKey,
  numberLink,
  string,
  text,
  userLink,
  uuid,
  uuidKey,
} from './field.ts';

const ofEdition = () => numberLink('edition', { isNullable: false, onDelete: 'CASCADE' });

/** The melawa of one edition. Its day and its hall are the edition's own. */
export const melawaEvent = defineCollection('melawa_event', {
  icon: 'celebration',
  note: 'What the association decides about the melawa of an edition',
  isHidden: true,
  fields: {
    id: numberKey(),
    edition: numberLink('edition', { isNullable: false, isUnique: true, onDelete: 'CASCADE' }),
    settings: json({ isNullable: false, note: 'What differs from the settings at first' }),
    seconds_ahead: integer({
      isNullable: false,
      defaultValue: 0,
      note: 'In a rehearsal: how far its clock is ahead of the real one',
    }),
    shred_said_by: userLink({
      onDelete: 'SET NULL',
      note: 'Who said first that the paper slips are shredded',
    }),
    shred_said_at: instant(),
    shred_agreed_by: userLink({ onDelete: 'SET NULL', note: 'The second one' }),
    shred_agreed_at: instant(),
    date_created: createdAt(),
  },
  rules: [
    {
      name: 'suchi_melawa_event_shred',
      kind: 'check',
      definition:
        'shred_agreed_at is null or (shred_said_at is not null and shred_agreed_by <> shred_said_by)',
    },
  ],
});

/** What the family of one candidate answers to the invitation. */
export const melawaAnswer = defineCollection('melawa_answer', {
  icon: 'how_to_reg',
  note: 'Who comes to the melawa, and what they wish',
  isHidden: true,
  fields: {
    id: numberKey(),
    edition: ofEdition(),
    profile: numberLink('qd_matrimonial_profile', { isNullable: false, onDelete: 'CASCADE' }),
    is_coming: boolean(false),
    is_candidate_coming: boolean(false),
    parents: count(),
    others: count(),
    stage_wish: choice(stageWishes, { isNullable: false, defaultValue: 'none' }),
    is_from_far: boolean(false),
    has_small_child: boolean(false),
    shares_number: boolean(false, { note: 'With the family of a pair, if that one shares too' }),
    introduction: string(140, { note: 'One line that the caller says' }),
    seats_paid: count(),
    paise_paid: count(),
    answered_at: instant({ isNullable: false }),
    answered_by: userLink({ onDelete: 'SET NULL' }),
  },
  rules: [
    oneOf('suchi_melawa_answer_wish', 'stage_wish', stageWishes),
    {
      name: 'suchi_melawa_answer_people',
      kind: 'check',
      definition:
        'parents between 0 and 2 and others between 0 and 20 and seats_paid >= 0 and paise_paid >= 0',
    },
    uniqueIndex('suchi_melawa_answer_of_profile', '(edition, profile)'),
    index('suchi_melawa_answer_of_candidate', '(profile)'),
  ],
});

const passStates = ['valid', 'replaced', 'moved', 'cancelled'] as const;

/** A pass that was made once. One that is replaced keeps its hashes, so that a desk can say so. */
export const melawaPass = defineCollection('melawa_pass', {
  icon: 'qr_code',
  note: 'Passes of families: hashes, and the token sealed for its family',
  isHidden: true,
  fields: {
    id: numberKey(),
    edition: ofEdition(),
    answer: numberLink('melawa_answer', { isNullable: false, onDelete: 'CASCADE' }),
    token_hash: string(64, { isNullable: false }),
    code_hash: string(64, { isNullable: false }),
    sealed_token: text({ isNullable: false }),
    state: choice(passStates, { isNullable: false, defaultValue: 'valid' }),
    made_at: instant({ isNullable: false }),
  },
  rules: [
    oneOf('suchi_melawa_pass_state', 'state', passStates),
    uniqueIndex('suchi_melawa_pass_token', '(edition, token_hash)'),
    uniqueIndex('suchi_melawa_pass_code', '(edition, code_hash)'),
    uniqueIndex('suchi_melawa_pass_valid', "(answer) where state = 'valid'"),
    index('suchi_melawa_pass_of_answer', '(answer)'),
  ],
});

/** One joining of a phone to a desk. Its id is the stream of its operations. */
export const melawaDesk = defineCollection('melawa_desk', {
  icon: 'phonelink',
  note: 'Phones at the doors of the melawa',
  isHidden: true,
  fields: {
    id: uuidKey(),
    edition: ofEdition(),
    desk: integer({ isNullable: false, note: 'The number of the desk' }),
    account: userLink({ onDelete: 'SET NULL' }),
    key_hash: string(64, { isNullable: false, note: 'Of the secret with which the phone sends' }),
    block: integer({ note: 'Which numbers of the day it gives; null once it gave them back' }),
    joined_at: instant({ isNullable: false }),
    heard_at: instant({ isNullable: false }),
    sent_all_at: instant({ note: 'When it last had nothing more to send' }),
    list_at: instant({ note: 'Of when its list is' }),
    battery: integer({ note: 'In percent, where the phone says it' }),
    queue: integer({ note: 'How many people wait, as the volunteer counted them' }),
    queue_at: instant({ note: 'When they were counted' }),
    ended_at: instant({ note: 'By the phone or the organiser: its key is refused' }),
    wiped_at: instant({ note: 'When the phone said that its list is gone' }),
  },
  rules: [
    between('suchi_melawa_desk_number', 'desk', 1, 99),
    between('suchi_melawa_desk_battery', 'battery', 0, 100),
    between('suchi_melawa_desk_queue', 'queue', 0, 999),
    uniqueIndex('suchi_melawa_desk_block', '(edition, block)'),
    uniqueIndex('suchi_melawa_desk_key', '(key_hash)'),
    index('suchi_melawa_desk_of_account', '(account)'),
  ],
});

/** What a desk did. Rows are only added, under the lock of the event: the id is the cursor of a sync. */
export const melawaOperation = defineCollection('melawa_operation', {
  icon: 'door_front',
  note: 'Check-ins and corrections of the desks, as they sent them',
  isHidden: true,
  fields: {
    id: numberKey(),
    edition: ofEdition(),
    stream: uuid({ isNullable: false }),
    counter: integer({ isNullable: false }),
    family: string(60, { isNullable: false, note: 'p and the id of a profile, or w and an id of the phone' }),
    kind: string(16, { isNullable: false }),
    happened_at: instant({ isNullable: false, note: 'By the server’s clock where the phone’s was wrong' }),
    operation: json({ isNullable: false }),
    received_at: instant({ isNullable: false }),
  },
  rules: [
    uniqueIndex('suchi_melawa_operation_once', '(stream, counter)'),
    index('suchi_melawa_operation_of_edition', '(edition, id)'),
    index('suchi_melawa_operation_of_family', '(edition, family)'),
  ],
});

/** A family without an answer that came to the door. */
export const melawaWalkIn = defineCollection('melawa_walk_in', {
  icon: 'directions_walk',
  note: 'Who was registered at the door; erased after 30 days',
  isHidden: true,
  fields: {
    id: numberKey(),
    edition: ofEdition(),
    family: string(60, { isNullable: false, note: 'As in the operations' }),
    name: string(200, { isNullable: false }),
    gender: choice(genders, { isNullable: false }),
    born_in: integer({ isNullable: false }),
    birthday: date({ note: 'Asked only where the year does not decide' }),
    town: string(100, { isNullable: false }),
    mobile: string(20, { isNullable: false }),
    work: string(100, { note: 'Education or work' }),
    stage_wish: choice(stageWishes, { isNullable: false, defaultValue: 'none' }),
    is_from_far: boolean(false),
    has_small_child: boolean(false),
    photo: text({ isHidden: true, note: 'Sealed' }),
    has_hall_consent: boolean(false),
    date_created: createdAt(),
  },
  rules: [
    oneOf('suchi_melawa_walk_in_gender', 'gender', genders),
    oneOf('suchi_melawa_walk_in_wish', 'stage_wish', stageWishes),
    uniqueIndex('suchi_melawa_walk_in_family', '(edition, family)'),
  ],
});
