import type { StageTap } from '@suchi/contracts/melawa';
import {
  beginPause,
  checkStageDay,
  giveMore,
  holdTimer,
  newTimer,
  slotAt,
  type StageReason,
  type StageStep,
  takeStageStep,
} from '@suchi/domain/melawa';
import type { Knex } from 'knex';
import type { RoleCaller } from '../../../platform/access.ts';
import { codedError } from '../../../platform/coded-error.ts';
import type { WriteCall } from '../../../platform/route.ts';
import { type Melawa, requireWorked } from '../../event/load-event.ts';
import { lockEvent } from '../../event/repository.ts';
import { readCallerName } from '../repository/people.ts';
import { insertSteps, isKnownTap, readStage, saveStage, type Stage } from '../repository/stage.ts';
import { followDoors } from './arrive.ts';

const refusal = (reason: StageReason) => codedError('MELAWA_REFUSED', { reason });

/** The stage under the lock of the event, with all that the doors sent. */
export async function lockStage(tx: Knex.Transaction, now: Date): Promise<{ melawa: Melawa; stage: Stage }> {
  const melawa = await requireWorked(tx, now);
  const today = checkStageDay(melawa.phase);
  if (!today.allowed) throw refusal(today.reason);
  await lockEvent(tx, melawa.edition);
  return { melawa, stage: await followDoors(tx, melawa, await readStage(tx, melawa.edition)) };
}

interface TakenBy {
  account: string;
  tap: string;
  at: Date;
}

/** Takes one step and keeps it as a row; what another did before changes nothing. */
export async function takeStep(
  tx: Knex.Transaction,
  { melawa, stage }: { melawa: Melawa; stage: Stage },
  step: StageStep & { number: number },
  { account, tap, at }: TakenBy,
): Promise<{ stage: Stage; repeatedBy: string | null }> {
  const { edition, event } = melawa;
  const rules = { rules: event.stageRules, slot: slotAt(event, at), now: at };
  const decision = takeStageStep(stage.state, { ...step, by: account }, rules);
  if (!decision.allowed) throw refusal(decision.reason);
  if (decision.state === stage.state) return { stage, repeatedBy: decision.repeatedBy };
  await insertSteps(tx, edition, [{ step, account, tap, at }]);
  return { stage: { ...stage, state: decision.state }, repeatedBy: decision.repeatedBy };
}

/** One tap of a caller. Returns the first name of the other caller who did the same before. */
export async function tapStage({
  input,
  tx,
  now,
  caller: { userId },
}: WriteCall<StageTap, RoleCaller>): Promise<string | null> {
  const locked = await lockStage(tx, now);
  const { melawa, stage } = locked;
  if (await isKnownTap(tx, melawa.edition, input.tap)) return null;
  const by = { account: userId, tap: input.tap, at: findTapTime(input, locked) };
  const { stage: after, repeatedBy } = await apply(tx, locked, input, by);
  if (after !== stage) await saveStage(tx, melawa.edition, { ...after, version: stage.version + 1 });
  return repeatedBy === null || repeatedBy === userId ? null : readCallerName(tx, repeatedBy);
}

/** A tap that waited for the network was made earlier, but not before the turn that stands. */
function findTapTime({ at }: StageTap, { melawa: { now }, stage }: { melawa: Melawa; stage: Stage }): Date {
  if (at === undefined) return now;
  const turn = stage.state.turns.at(-1);
  const least = (turn?.until ?? turn?.from)?.getTime() ?? 0;
  return new Date(Math.min(now.getTime(), Math.max(least, Date.parse(at))));
}

interface Applied {
  stage: Stage;
  repeatedBy: string | null;
}

async function apply(
  tx: Knex.Transaction,
  locked: { melawa: Melawa; stage: Stage },
  input: StageTap,
  by: TakenBy,
): Promise<Applied> {
  const { stage, melawa } = locked;
  const alone = (changed: Partial<Stage>): Applied => ({ stage: { ...stage, ...changed }, repeatedBy: null });
  switch (input.kind) {
    case 'screen':
      return alone({ screenFollows: input.follows });
    case 'go_on':
      return alone({ pause: null });
    case 'more':
    case 'hold':
    case 'run':
      return alone({ timer: changeTimer(stage, input, by.at) });
    case 'pause': {
      const turn = stage.state.turns.at(-1);
      const finish = { kind: 'finish', number: turn?.number ?? 0 } as const;
      const { stage: after } = turn?.until === null ? await takeStep(tx, locked, finish, by) : locked;
      const pause = beginPause(input.pause, input.minutes, melawa.event, by.at);
      return { stage: { ...after, pause, timer: null }, repeatedBy: null };
    }
    case 'call':
    case 'back':
    case 'skip':
    case 'return':
    case 'rest':
    case 'off':
    case 'afternoon':
    case 'move':
    case 'chair':
    default: {
      const taken = await takeStep(tx, locked, stepOf(input), by);
      if (taken.stage === stage) return taken;
      const isTurn = input.kind === 'call' || input.kind === 'back';
      return isTurn ? { ...taken, stage: { ...taken.stage, timer: newTimer, pause: null } } : taken;
    }
  }
}

type StepTap = Exclude<StageTap, { kind: 'screen' | 'go_on' | 'more' | 'hold' | 'run' | 'pause' }>;

function stepOf(input: StepTap): StageStep & { number: number } {
  const { number } = input;
  if (input.kind === 'move') return { kind: 'move', number, to: input.to };
  if (input.kind === 'chair') return { kind: 'chair', number, isThere: input.is_there };
  return { kind: input.kind, number };
}

/** The bar belongs to the one who is on the stage. */
function changeTimer(
  { state, timer }: Stage,
  { kind, number }: { kind: 'more' | 'hold' | 'run'; number: number },
  at: Date,
): Stage['timer'] {
  const turn = state.turns.at(-1);
  if (turn?.until !== null || turn.number !== number) throw refusal('order_changed');
  const current = timer ?? newTimer;
  return kind === 'more' ? giveMore(current) : holdTimer(current, kind === 'hold', at);
}
