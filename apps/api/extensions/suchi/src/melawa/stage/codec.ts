import {
  emptyStage,
  type StagePause,
  type StagePerson,
  type StageState,
  type StageTimer,
} from '@suchi/domain/melawa';

/** What the column holds: a map is a list there, and instants are texts. */
export interface StoredState {
  people: StagePerson[];
  next: number[];
  left: number;
  moves: number;
  turns: { number: number; from: string; until: string | null }[];
}

export interface StoredTimer {
  moreSeconds: number;
  pausedMs: number;
  pausedAt: string | null;
}

export interface StoredPause {
  kind: StagePause['kind'];
  until: string | null;
}

const read = (text: string | null) => (text === null ? null : new Date(text));
const write = (at: Date | null) => at?.toISOString() ?? null;

export function parseState(stored: StoredState | null): StageState {
  if (stored === null) return emptyStage;
  const { people, turns, ...rest } = stored;
  return {
    ...rest,
    people: new Map(people.map((person) => [person.number, person])),
    turns: turns.map(({ number, from, until }) => ({ number, from: new Date(from), until: read(until) })),
  };
}

export const formatState = ({ people, next, left, moves, turns }: StageState): StoredState => ({
  people: [...people.values()],
  next: [...next],
  left,
  moves,
  turns: turns.map(({ number, from, until }) => ({ number, from: from.toISOString(), until: write(until) })),
});

export const parseTimer = ({ pausedAt, ...rest }: StoredTimer): StageTimer => ({
  ...rest,
  pausedAt: read(pausedAt),
});
export const formatTimer = ({ pausedAt, ...rest }: StageTimer): StoredTimer => ({
  ...rest,
  pausedAt: write(pausedAt),
});

export const parsePause = ({ kind, until }: StoredPause): StagePause => ({ kind, until: read(until) });
export const formatPause = ({ kind, until }: StagePause): StoredPause => ({ kind, until: write(until) });
