import type { StageCandidate, StagePause, StageState, StageStep, StageTimer } from '@suchi/domain/melawa';
import type { Knex } from 'knex';
import {
  formatPause,
  formatState,
  formatTimer,
  parsePause,
  parseState,
  parseTimer,
  type StoredPause,
  type StoredState,
  type StoredTimer,
} from '../codec.ts';

export interface Stage {
  /** Counts all changes. */
  version: number;
  state: StageState;
  timer: StageTimer | null;
  pause: StagePause | null;
  screenFollows: boolean;
  /** The last operation of the doors that the stage knows. */
  operation: number;
}

interface StageRow {
  version: number;
  state: StoredState;
  timer: StoredTimer | null;
  pause: StoredPause | null;
  screen_follows: boolean;
  operation: number;
}

const begins: Stage = {
  version: 0,
  state: parseState(null),
  timer: null,
  pause: null,
  screenFollows: true,
  operation: 0,
};

/** As nobody has touched it, when there is no row. */
export async function readStage(db: Knex, edition: number): Promise<Stage> {
  const { rows } = await db.raw<{ rows: StageRow[] }>(
    'select version, state, timer, pause, screen_follows, operation from melawa_stage where edition = ?',
    [edition],
  );
  const [row] = rows;
  if (row === undefined) return begins;
  return {
    version: row.version,
    state: parseState(row.state),
    timer: row.timer && parseTimer(row.timer),
    pause: row.pause && parsePause(row.pause),
    screenFollows: row.screen_follows,
    operation: row.operation,
  };
}

export async function saveStage(tx: Knex.Transaction, edition: number, stage: Stage): Promise<void> {
  await tx('melawa_stage')
    .insert({
      edition,
      version: stage.version,
      state: JSON.stringify(formatState(stage.state)),
      timer: stage.timer && JSON.stringify(formatTimer(stage.timer)),
      pause: stage.pause && JSON.stringify(formatPause(stage.pause)),
      screen_follows: stage.screenFollows,
      operation: stage.operation,
    })
    .onConflict('edition')
    .merge();
}

export interface NewStep {
  step: StageStep & { number: number };
  /** Null: a desk. */
  account: string | null;
  tap: string | null;
  at: Date;
}

export async function insertSteps(
  tx: Knex.Transaction,
  edition: number,
  steps: readonly NewStep[],
): Promise<void> {
  if (steps.length === 0) return;
  await tx('melawa_stage_step').insert(
    steps.map(({ step: { kind, number, ...details }, account, tap, at }) => ({
      edition,
      number,
      kind,
      details: Object.keys(details).length === 0 ? null : JSON.stringify(details),
      taken_by: account,
      tap,
      taken_at: at,
    })),
  );
}

/** Whether this tap was taken before. */
export async function isKnownTap(tx: Knex, edition: number, tap: string): Promise<boolean> {
  const { rows } = await tx.raw<{ rows: unknown[] }>(
    'select 1 from melawa_stage_step where edition = ? and tap = ?',
    [edition, tap],
  );
  return rows.length > 0;
}

export async function findLastOperation(db: Knex, edition: number): Promise<number> {
  const { rows } = await db.raw<{ rows: [{ last: number }] }>(
    'select coalesce(max(id), 0)::integer as last from melawa_operation where edition = ?',
    [edition],
  );
  return rows[0].last;
}

/** Of which families the doors sent something since. */
export async function listFamiliesAfter(db: Knex, edition: number, operation: number): Promise<string[]> {
  const { rows } = await db.raw<{ rows: { family: string }[] }>(
    'select distinct family from melawa_operation where edition = ? and id > ?',
    [edition, operation],
  );
  return rows.map(({ family }) => family);
}

/** What the stage was told last about each candidate; null: the candidate is not there. */
export async function listTold(db: Knex, edition: number): Promise<Map<number, StageCandidate | null>> {
  const { rows } = await db.raw<{
    rows: { number: number; details: { candidate: StageCandidate } | null }[];
  }>(
    `select distinct on (number) number, details from melawa_stage_step
      where edition = ? and kind in ('arrive', 'leave') order by number, id desc`,
    [edition],
  );
  return new Map(rows.map(({ number, details }) => [number, details?.candidate ?? null]));
}
