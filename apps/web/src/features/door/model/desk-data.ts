import type {
  DoorAnswer,
  DoorList,
  KnownOperation,
  SentOperation,
  WalkInSheet,
} from '@suchi/contracts/melawa';
import {
  addOperations,
  type DoorAction,
  type DoorLog,
  type DoorOperation,
  emptyDoorLog,
  nextOperation,
} from '@suchi/domain/melawa';
import type { SerialRange } from '@suchi/domain/print';
import type { Vault } from './vault.ts';

export interface Joined {
  stream: string;
  key: string;
  desk: number;
}

/** How far this phone and the server know of each other. */
interface Marks {
  cursor: number;
  /** The counter up to which the server has all. */
  sent: number;
  /** How far the server's clock was ahead. */
  offsetMs: number;
  /** By the clock of the phone. */
  listAt: number | null;
  dayNumbers: SerialRange | null;
}

const names = { joined: 'joined', marks: 'marks', list: 'list' } as const;
const ownName = ({ counter }: DoorOperation) => `own:${String(counter).padStart(7, '0')}`;
const sheetName = (family: string) => `sheet:${family}`;

/** All that this phone knows. It is stored before it is here, so that nothing is shown that a restart forgets. */
export class DeskData {
  readonly joined: Joined;
  readonly vault: Vault;
  marks: Marks = { cursor: 0, sent: 0, offsetMs: 0, listAt: null, dayNumbers: null };
  list: DoorList | null = null;
  log: DoorLog = emptyDoorLog;
  /** Of walk-ins that the server does not have. */
  sheets = new Map<string, WalkInSheet>();
  private last: Promise<unknown> = Promise.resolve();

  constructor(vault: Vault, joined: Joined) {
    this.vault = vault;
    this.joined = joined;
  }

  static async begin(vault: Vault, joined: Joined): Promise<DeskData> {
    await vault.write({ [names.joined]: joined });
    return new DeskData(vault, joined);
  }

  /** Null: the phone was switched off while it joined. */
  static async load(vault: Vault): Promise<DeskData | null> {
    const joined = await vault.read<Joined>(names.joined);
    if (joined === null) return null;
    const data = new DeskData(vault, joined);
    data.marks = (await vault.read<Marks>(names.marks)) ?? data.marks;
    data.list = await vault.read<DoorList>(names.list);
    for (const name of await vault.list('own:'))
      data.log = addOperations(data.log, [(await vault.read<DoorOperation>(name)) as DoorOperation]);
    for (const name of await vault.list('from:'))
      data.log = addOperations(data.log, (await vault.read<DoorOperation[]>(name)) ?? []);
    for (const name of await vault.list('sheet:')) {
      const sheet = (await vault.read<WalkInSheet>(name)) as WalkInSheet;
      data.sheets.set(sheet.family, sheet);
    }
    return data;
  }

  /** Writes an operation, and with the first one of a walk-in its sheet. */
  write(family: string, action: DoorAction, sheet: WalkInSheet | null = null): Promise<DoorOperation> {
    const write = async () => {
      const { stream, desk } = this.joined;
      const from = { stream, desk, family, offsetMs: this.marks.offsetMs };
      const operation = nextOperation(this.log, from, action, Date.now());
      await this.vault.write({
        [ownName(operation)]: operation,
        ...(sheet && { [sheetName(family)]: sheet }),
      });
      if (sheet) this.sheets.set(family, sheet);
      this.log = addOperations(this.log, [operation]);
      return operation;
    };
    return this.inTurn(write);
  }

  /** Own operations that the server does not have, the first one first. */
  waiting(): DoorOperation[] {
    const { stream } = this.joined;
    return [...this.log.values()]
      .filter((one) => one.stream === stream && one.counter > this.marks.sent)
      .toSorted((one, other) => one.counter - other.counter);
  }

  /** What the server answered. `sent` is the last counter that went with the question. */
  take(answer: DoorAnswer, { sent, sheets, clock }: Taken): Promise<void> {
    return this.inTurn(async () => {
      const operations = answer.operations.map(readOperation);
      const marks: Marks = {
        cursor: answer.cursor,
        sent: Math.max(this.marks.sent, sent),
        offsetMs: Date.parse(answer.now) - clock,
        listAt: clock,
        dayNumbers: answer.day_numbers,
      };
      await this.vault.write({
        ...(operations.length > 0 && { [`from:${String(answer.cursor).padStart(10, '0')}`]: operations }),
        ...(answer.list && { [names.list]: answer.list }),
        [names.marks]: marks,
      });
      await this.vault.remove(sheets.map(sheetName));
      for (const family of sheets) this.sheets.delete(family);
      this.log = addOperations(this.log, operations);
      this.list = answer.list ?? this.list;
      this.marks = marks;
    });
  }

  /** One after the other, so that no counter is used twice. */
  private inTurn<Result>(does: () => Promise<Result>): Promise<Result> {
    const next = this.last.then(does, does);
    this.last = next.catch(() => undefined);
    return next;
  }
}

interface Taken {
  sent: number;
  sheets: readonly string[];
  /** The phone's clock in the middle of question and answer. */
  clock: number;
}

export function toSent(operation: DoorOperation): SentOperation {
  const { offsetMs, stream: _, desk: __, ...rest } = operation;
  return { ...rest, offset_ms: offsetMs } as SentOperation;
}

function readOperation(known: KnownOperation): DoorOperation {
  const { offset_ms: offsetMs, ...rest } = known;
  return { ...rest, offsetMs };
}
