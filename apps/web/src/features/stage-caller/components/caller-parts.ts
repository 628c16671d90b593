import type { CallerPerson } from '@suchi/contracts/melawa';
import type { HeardCaller } from '../api/caller-stage.ts';
import type { NewTap } from '../model/tap-queue.ts';

export type OpenDialog = 'order' | 'break' | 'away' | null;

/** What every part of the page gets. */
export interface CallerPart {
  stage: HeardCaller;
  tap: (tap: NewTap) => void;
  onOpen: (dialog: OpenDialog) => void;
}

export const findPerson = ({ people }: HeardCaller, number: number | null | undefined): CallerPerson | null =>
  people.find((person) => person.number === number) ?? null;

export const withStatus = ({ people }: HeardCaller, status: CallerPerson['status']): CallerPerson[] =>
  people.filter((person) => person.status === status);
