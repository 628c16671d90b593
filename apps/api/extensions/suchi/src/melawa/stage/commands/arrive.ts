import { slotAt, type StageCandidate, type StageStep, takeStageStep } from '@suchi/domain/melawa';
import type { Knex } from 'knex';
import type { Platform } from '../../../platform/platform.ts';
import { readPresent } from '../../door/present.ts';
import type { Melawa } from '../../event/load-event.ts';
import { lockEvent } from '../../event/repository.ts';
import {
  findLastOperation,
  insertSteps,
  listTold,
  readStage,
  saveStage,
  type Stage,
} from '../repository/stage.ts';
import { listArrivals, listWishes } from '../repository/wishes.ts';
import { stageTopic } from '../topic.ts';

const byDesk = 'desk';

/**
 * Brings the stage up to date after something changed for these families: who was checked in stands in the line, who
 * was taken back, or may no longer be shown in the hall, is gone. It reads all families, so that nothing is lost when
 * the stage was not told of some.
 */
export async function tellStage(
  tx: Knex.Transaction,
  melawa: Melawa,
  families: readonly string[],
): Promise<void> {
  if (families.length === 0) return;
  await lockEvent(tx, melawa.edition);
  await followDoors(tx, melawa, await readStage(tx, melawa.edition));
}

/** Phones, callers and hall screens hear of it at once. After the commit. */
export const announceStage = ({ fanOut }: Pick<Platform, 'fanOut'>): Promise<void> => fanOut.tell(stageTopic);

/** Under the lock of the event. Returns the stage as it is then. */
export async function followDoors(tx: Knex.Transaction, melawa: Melawa, stage: Stage): Promise<Stage> {
  const { edition, event, now } = melawa;
  const operation = await findLastOperation(tx, edition);
  const steps = await listChanges(tx, edition);
  const rules = { rules: event.stageRules, slot: slotAt(event, now), now };
  let { state } = stage;
  const taken: (StageStep & { number: number })[] = [];
  for (const step of steps) {
    const decision = takeStageStep(state, { ...step, by: byDesk }, rules);
    if (!decision.allowed) continue;
    state = decision.state;
    taken.push(step);
  }
  if (taken.length === 0 && operation === stage.operation) return stage;
  const next = { ...stage, state, operation, version: stage.version + 1 };
  await insertSteps(
    tx,
    edition,
    taken.map((step) => ({ step, account: null, tap: null, at: now })),
  );
  await saveStage(tx, edition, next);
  return next;
}

/** What the stage does not know yet. */
async function listChanges(
  tx: Knex.Transaction,
  edition: number,
): Promise<(StageStep & { number: number })[]> {
  const told = await listTold(tx, edition);
  const candidates = await listCandidates(tx, edition);
  const gone = [...told].flatMap(([number, known]) =>
    known === null || candidates.has(number) ? [] : [{ kind: 'leave', number } as const],
  );
  const arrived = [...candidates.values()]
    .filter((candidate) => !isSame(told.get(candidate.number) ?? null, candidate))
    .toSorted((one, other) => one.arrival - other.arrival)
    .map((candidate) => ({ kind: 'arrive', number: candidate.number, candidate }) as const);
  return [...gone, ...arrived];
}

const isSame = (known: StageCandidate | null, { wish, isEarly }: StageCandidate): boolean =>
  known !== null && known.wish === wish && known.isEarly === isEarly;

/** Who was checked in and may be shown in the hall. */
async function listCandidates(tx: Knex.Transaction, edition: number): Promise<Map<number, StageCandidate>> {
  const present = await readPresent(tx, edition);
  const wishes = await listWishes(tx, edition);
  const arrivals = await listArrivals(tx, edition);
  return new Map(
    [...present.values()].flatMap(({ number, gender, hasHallConsent, family: { family } }) => {
      if (!hasHallConsent) return [];
      const wish = wishes.get(family);
      const isEarly = wish !== undefined && (wish.isFromFar || wish.hasSmallChild);
      const arrival = arrivals.get(family) ?? 0;
      return [[number, { number, gender, wish: wish?.wish ?? 'none', isEarly, arrival }] as const];
    }),
  );
}
