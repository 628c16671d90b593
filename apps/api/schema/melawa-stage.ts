import { defineCollection, index, uniqueIndex } from './collection.ts';
import {
  boolean,
  count,
  instant,
  integer,
  json,
  numberKey,
  numberLink,
  string,
  userLink,
  uuid,
} from './field.ts';

/** The stage of one melawa as its steps have left it, so that no reader has to fold them. */
export const melawaStage = defineCollection('melawa_stage', {
  icon: 'mic',
  note: 'Who is on the stage, who is next, and in which order the others follow',
  isHidden: true,
  fields: {
    id: numberKey(),
    edition: numberLink('edition', { isNullable: false, isUnique: true, onDelete: 'CASCADE' }),
    version: count(),
    state: json({ isNullable: false, note: 'Numbers, places and turns; no names' }),
    operation: count(),
    timer: json({ note: 'Of the one who is on the stage' }),
    pause: json({ note: 'A break, lunch or the end, and until when' }),
    screen_follows: boolean(true, { note: 'The hall screens show who is on the stage' }),
  },
});

/** A step of a caller, a desk or a family. Rows are only added, under the lock of the event. */
export const melawaStageStep = defineCollection('melawa_stage_step', {
  icon: 'format_list_numbered',
  note: 'What callers, desks and families did with the order of the stage',
  isHidden: true,
  fields: {
    id: numberKey(),
    edition: numberLink('edition', { isNullable: false, onDelete: 'CASCADE' }),
    number: integer({ isNullable: false, note: 'Of the candidate' }),
    kind: string(16, { isNullable: false }),
    details: json({ note: 'What the step says beside its kind' }),
    taken_by: userLink({ onDelete: 'SET NULL' }),
    tap: uuid({ note: 'Made by the phone, so that the same tap twice is one' }),
    taken_at: instant({ isNullable: false }),
  },
  rules: [
    uniqueIndex('suchi_melawa_stage_step_tap', '(edition, tap) where tap is not null'),
    index('suchi_melawa_stage_step_told', '(edition, number, id)'),
    index('suchi_melawa_stage_step_of_account', '(taken_by)'),
  ],
});
