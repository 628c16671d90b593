/** What a desk did, for the family of a pass or for a walk-in. */
export type DoorAction =
  | { kind: 'check_in'; people: number }
  /** With the number of the day of the candidate. */
  | { kind: 'walk_in'; people: number; number: number }
  /** More of a family that is in: `to` is the check-in that the desk saw, or the last word about its people. */
  | { kind: 'let_in'; people: number; to: string }
  /** Scanned while it was in, with so many as the desk saw: should it be wrong, nobody was sent away uncounted. */
  | { kind: 'again'; people: number; over: readonly string[] }
  /** How many they are, all those together that came with these operations. */
  | { kind: 'people'; people: number; over: readonly string[] }
  | { kind: 'undo'; of: string }
  | { kind: 'badge'; badges: number }
  | { kind: 'cash'; paise: number };

/**
 * One operation. A phone that joins a desk gets a stream of its own and counts its operations; one that joins again
 * gets another stream. An operation is kept on the phone before it is shown, so no counter is ever used twice.
 */
export type DoorOperation = DoorAction & {
  family: string;
  stream: string;
  counter: number;
  desk: number;
  /** By the clock of the phone, in milliseconds. */
  at: number;
  /** How far the server's clock was ahead when the two last met. */
  offsetMs: number;
};

/** All operations that a desk or the server knows. */
export type DoorLog = ReadonlyMap<string, DoorOperation>;

export const emptyDoorLog: DoorLog = new Map();

export const operationId = ({ stream, counter }: Pick<DoorOperation, 'stream' | 'counter'>): string =>
  `${stream}:${counter}`;

/** What two know together: the same whatever comes first, how often it comes, and in which parts. */
export function mergeDoorLogs(one: DoorLog, other: DoorLog): DoorLog {
  return new Map([...one, ...other]);
}

export const addOperations = (log: DoorLog, operations: readonly DoorOperation[]): DoorLog =>
  mergeDoorLogs(log, new Map(operations.map((operation) => [operationId(operation), operation])));

/** A clock that is less wrong is left alone: it may be right, and the network slow. */
export const toleratedOffsetMs = 2 * 60_000;

const correction = ({ offsetMs }: Pick<DoorOperation, 'offsetMs'>) =>
  Math.abs(offsetMs) > toleratedOffsetMs ? offsetMs : 0;

/** When it was, by the server's clock where the phone's was wrong. */
export const operationTime = (operation: Pick<DoorOperation, 'at' | 'offsetMs'>): number =>
  operation.at + correction(operation);

/** One order of all operations, the same everywhere. */
export function compareOperations(one: DoorOperation, other: DoorOperation): number {
  return (
    operationTime(one) - operationTime(other) ||
    Number(one.stream > other.stream) - Number(one.stream < other.stream) ||
    one.counter - other.counter
  );
}

/** The next operation of a phone. It is later than all that the phone knows of the family, though clocks are wrong. */
export function nextOperation(
  log: DoorLog,
  from: Pick<DoorOperation, 'stream' | 'desk' | 'offsetMs' | 'family'>,
  action: DoorAction,
  now: number,
): DoorOperation {
  let counter = 1;
  let earliest = 0;
  for (const known of log.values()) {
    if (known.stream === from.stream) counter = Math.max(counter, known.counter + 1);
    if (known.family === from.family) earliest = Math.max(earliest, operationTime(known) + 1);
  }
  return { ...action, ...from, counter, at: Math.max(now, earliest - correction(from)) };
}

const isArrival = ({ kind }: DoorOperation) => kind === 'check_in' || kind === 'walk_in';

/** Whether the desk may still take back an operation: its card stands until the next family. */
export function mayUndo(log: DoorLog, id: string): boolean {
  const operation = log.get(id);
  if (operation === undefined || operation.kind === 'undo') return false;
  return ![...log.values()].some(
    (later) =>
      later.stream === operation.stream &&
      later.counter > operation.counter &&
      (isArrival(later) || (later.kind === 'undo' && later.of === id)),
  );
}
