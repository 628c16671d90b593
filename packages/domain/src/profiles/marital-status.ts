import type { Gender } from './gender.ts';

/** The marital statuses a candidate can choose; `married` is set by marking a profile married. */
export const singleStatuses = ['Unmarried', 'Divorced', 'Widow', 'Widower'] as const;
export type SingleStatus = (typeof singleStatuses)[number];

/** Whether a candidate of this gender can have the status. */
export function fitsGender(status: SingleStatus, gender: Gender): boolean {
  return status !== (gender === 'Female' ? 'Widower' : 'Widow');
}

/** Every marital status a profile can have, spelled as in the database. */
export const maritalStatuses = [...singleStatuses, 'married'] as const;
export type MaritalStatus = (typeof maritalStatuses)[number];
