import type { FoundFamily, ListedFamily, WalkInSheet } from '@suchi/contracts/melawa';
import {
  answerScan,
  compareOperations,
  countDoor,
  type DoorAction,
  type DoorCounts,
  type DoorOperation,
  type FamilyAtDoor,
  isListOld,
  listCash,
  mayUndo,
  nextDayNumber,
  operationId,
  operationTime,
  readFamilies,
  type ScanAnswer,
} from '@suchi/domain/melawa';
import { createStore } from '../../../shared/state/create-store.ts';
import type { DeskData } from './desk-data.ts';
import { askList, type DeskList, indexList } from './desk-list.ts';

/** What stands in front of the volunteer. */
export type DeskCard =
  | { kind: 'ok'; family: string; id: string; letIn: number | null }
  | { kind: 'told'; typed: string; answer: Exclude<ScanAnswer, { kind: 'ok' | 'ignored' }> };

type Already = Extract<ScanAnswer, { kind: 'already' }>;

export interface WalkIn {
  sheet: Omit<WalkInSheet, 'family'>;
  found: Pick<FoundFamily, 'family' | 'number'> | null;
  people: number;
  cashPaise: number;
}

/** One phone at the door: what it shows is a function of the operations that it knows. */
export class Desk {
  readonly data: DeskData;
  readonly card = createStore<DeskCard | null>(null);
  /** Counts up with everything that is known anew. */
  readonly version = createStore(0);
  /** Called when there is something to send. */
  onWritten: () => void = () => {};
  private last: { family: string; at: number } | null = null;
  private known: { log: unknown; families: ReadonlyMap<string, FamilyAtDoor> } | null = null;
  private indexed: { of: unknown; list: DeskList } | null = null;

  constructor(data: DeskData) {
    this.data = data;
  }

  tell = (): void => this.version.set(this.version.read() + 1);

  get families(): ReadonlyMap<string, FamilyAtDoor> {
    const { log } = this.data;
    if (this.known?.log !== log) this.known = { log, families: readFamilies(log) };
    return this.known.families;
  }

  get list(): DeskList {
    const { list } = this.data;
    if (this.indexed === null || this.indexed.of !== list) this.indexed = { of: list, list: indexList(list) };
    return this.indexed.list;
  }

  get counts(): DoorCounts {
    return countDoor(this.families, this.list.expected);
  }

  /** From the list; of a walk-in that the server does not have, from its sheet. */
  describe(family: string): ListedFamily | null {
    const listed = this.list.families.get(family);
    if (listed !== undefined) return listed;
    const sheet = this.data.sheets.get(family);
    return sheet === undefined ? null : describeSheet(sheet, this.data.list?.event.day ?? '');
  }

  numberOf = (family: string): number | null =>
    this.describe(family)?.number ?? this.families.get(family)?.dayNumber ?? null;

  /** What is still to be paid, after the cash that was taken. */
  dueOf(family: string): number {
    const taken = listCash(this.data.log).filter((one) => one.family === family);
    const due = this.describe(family)?.to_pay_paise ?? 0;
    return Math.max(0, due - taken.reduce((sum, { paise }) => sum + paise, 0));
  }

  paidOf(family: string): number {
    const taken = listCash(this.data.log).filter((one) => one.family === family);
    return (this.describe(family)?.paid_paise ?? 0) + taken.reduce((sum, { paise }) => sum + paise, 0);
  }

  /** Own arrivals, the newest first. */
  get recent(): DoorOperation[] {
    return [...this.data.log.values()]
      .filter((one) => one.stream === this.data.joined.stream && isArrival(one))
      .filter((one) => this.families.has(one.family))
      .toSorted((one, other) => other.counter - one.counter);
  }

  /** Families that two desks let in without knowing of each other, one of them this one. */
  get questions(): FamilyAtDoor[] {
    const { stream, desk } = this.data.joined;
    return [...this.families.values()].filter(
      ({ needsAnswer, seen, arrivals }) =>
        needsAnswer &&
        (seen.some((id) => id.startsWith(stream)) || arrivals.some((arrival) => arrival.desk === desk)),
    );
  }

  get isListOld(): boolean {
    const { listAt } = this.data.marks;
    return listAt !== null && isListOld(new Date(listAt), new Date());
  }

  /** What each desk says of a family: its check-in, with the last word that it wrote about it. */
  arrivalsOf(family: string): { desk: number; at: number; people: number }[] {
    const operations = [...this.data.log.values()]
      .filter((one) => one.family === family)
      .toSorted(compareOperations);
    const undone = new Set(operations.flatMap((one) => (one.kind === 'undo' ? [one.of] : [])));
    const words = operations.filter((one) => one.kind === 'people');
    return operations
      .filter((one) => one.kind === 'check_in' || one.kind === 'walk_in')
      .filter((one) => !undone.has(operationId(one)))
      .map((one) => {
        const word = words.findLast(({ over }) => over.includes(operationId(one)));
        return { desk: one.desk, at: operationTime(one), people: word?.people ?? one.people };
      });
  }

  /** A scan, or what was typed. Counts at once. */
  async scan(text: string): Promise<ScanAnswer['kind']> {
    const { list } = this.data;
    if (list === null) return 'ignored';
    const asked = await askList(text, list);
    const facts = { list: this.list.listed, families: this.families, last: this.last, now: Date.now() };
    const answer = answerScan(asked, facts);
    if (answer.kind === 'ignored') return answer.kind;
    if (answer.kind === 'ok') await this.letIn(answer.family, { kind: 'check_in', people: answer.people });
    else {
      if (answer.kind === 'already') await this.noteAgain(answer);
      this.card.set({ kind: 'told', typed: text, answer });
    }
    return answer.kind;
  }

  private async letIn(family: string, action: DoorAction, sheet: WalkInSheet | null = null) {
    const operation = await this.data.write(family, action, sheet);
    this.last = { family, at: Date.now() };
    const letIn = action.kind === 'let_in' ? action.people : null;
    this.card.set({ kind: 'ok', family, id: operationId(operation), letIn });
    this.written();
  }

  private async noteAgain({ family, came }: Already) {
    const over = this.families.get(family)?.seen ?? [];
    this.last = { family, at: Date.now() };
    await this.write(family, { kind: 'again', people: came, over });
  }

  letMoreIn = ({ family, more }: Already): Promise<void> =>
    this.letIn(family, { kind: 'let_in', people: more, to: this.families.get(family)?.standing ?? '' });

  /** How many they are. */
  correct = (family: string, people: number): Promise<void> =>
    this.write(family, { kind: 'people', people, over: this.families.get(family)?.seen ?? [] });

  takeCash = (family: string, paise: number): Promise<void> => this.write(family, { kind: 'cash', paise });

  noteBadges = (family: string, badges: number): Promise<void> =>
    this.write(family, { kind: 'badge', badges });

  mayUndo = (id: string): boolean => mayUndo(this.data.log, id);

  async undo(family: string, id: string): Promise<void> {
    if (!this.mayUndo(id)) return;
    await this.write(family, { kind: 'undo', of: id });
    this.last = null;
    this.card.set(null);
  }

  /** The number of the day of the next walk-in; null: this desk has none left. */
  get nextNumber(): number | null {
    const { dayNumbers } = this.data.marks;
    const given = [...this.data.log.values()].flatMap((one) => (one.kind === 'walk_in' ? [one.number] : []));
    return dayNumbers === null ? null : nextDayNumber(dayNumbers, given);
  }

  /** Who has a number in the book keeps it. */
  async register({ sheet, found, people, cashPaise }: WalkIn): Promise<void> {
    const family = found?.family ?? `w${crypto.randomUUID()}`;
    const number = this.nextNumber;
    const hasNumber = found !== null && found.number !== null;
    if (!hasNumber && number === null) return;
    const action: DoorAction = hasNumber
      ? { kind: 'check_in', people }
      : { kind: 'walk_in', people, number: number ?? 0 };
    await this.letIn(family, action, { ...sheet, family });
    if (cashPaise > 0) await this.takeCash(family, cashPaise);
  }

  private async write(family: string, action: DoorAction): Promise<void> {
    await this.data.write(family, action);
    this.written();
  }

  private written() {
    this.tell();
    this.onWritten();
  }
}

const isArrival = ({ kind }: DoorOperation) => kind === 'check_in' || kind === 'walk_in';

/** By the server's clock, where the phone's was wrong. */
export const timeOf = (operation: DoorOperation): number => operationTime(operation);

function describeSheet(sheet: WalkInSheet, day: string): ListedFamily {
  return {
    family: sheet.family,
    is_expected: false,
    is_stopped: false,
    number: null,
    name: sheet.name,
    gender: sheet.gender,
    age: Number(day.slice(0, 4)) - sheet.born_in,
    town: sheet.town,
    photo: null,
    people: 0,
    stage_wish: sheet.stage_wish,
    is_from_far: sheet.is_from_far,
    has_small_child: sheet.has_small_child,
    paid_paise: 0,
    to_pay_paise: 0,
    hashes: [],
    old_hashes: [],
    mobile_hashes: [],
  };
}
