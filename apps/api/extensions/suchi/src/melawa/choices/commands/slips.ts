import type {
  checkSlipContract,
  finishSlipContract,
  OpenedSlip,
  openSlipContract,
  saveSlipContract,
} from '@suchi/contracts/melawa';
import {
  checkSlipLine,
  compareEntries,
  finishSlip,
  isMelawaDay,
  type SlipEntry,
  type SlipLineReason,
} from '@suchi/domain/melawa';
import type { Knex } from 'knex';
import type * as z from 'zod/mini';
import type { RoleCaller } from '../../../platform/access.ts';
import type { Call, ReadCall, WriteCall } from '../../../platform/route.ts';
import { seal, unseal } from '../../../platform/seal.ts';
import type { CandidateInHall } from '../../door/present.ts';
import { markOfChooser } from '../marks.ts';
import { findLists, type ListRow, lockChooser, saveList } from '../repository/lists.ts';
import { countSlips, deleteSlip, findSlip, insertSlip, type SlipRow } from '../repository/slips.ts';
import { sealList } from '../seal-list.ts';
import { type Choosing, readChoosing, refused, requirePublicKey } from './choosing.ts';

export interface DeskState extends Choosing {
  isOpen: boolean;
  waiting: number;
  finished: number;
}

const isOpen = ({ melawa, times, round }: Choosing): boolean =>
  isMelawaDay(melawa.phase) &&
  melawa.event.hasPaperSlips &&
  melawa.now < times.slipsUntil &&
  round !== null &&
  round.told_at === null &&
  round.destroyed_at === null;

export async function readDesk({ db, now }: ReadCall<object, RoleCaller>): Promise<DeskState> {
  const choosing = await readChoosing(db, now);
  const { edition } = choosing.melawa;
  const { told_at: toldAt = null, slips = 0 } = choosing.round ?? {};
  const counts = toldAt === null ? await countSlips(db, edition) : { waiting: 0, finished: slips };
  return { ...choosing, isOpen: isOpen(choosing), ...counts };
}

/** One slip at a desk: whose it is, and what is known of it. */
interface AtDesk {
  choosing: Choosing;
  own: CandidateInHall;
  chooser: string;
  lists: ListRow[];
  slip: SlipRow | null;
}

async function openAtDesk(
  db: Knex,
  own: number,
  { platform, now }: Pick<Call<unknown, RoleCaller>, 'platform' | 'now'>,
): Promise<AtDesk | null> {
  const choosing = await readChoosing(db, now);
  if (!isOpen(choosing)) throw refused('closed');
  const candidate = choosing.present.get(own);
  if (candidate === undefined) return null;
  const { edition } = choosing.melawa;
  const chooser = markOfChooser(platform.env.secret, { edition, family: candidate.family.family });
  if (db.isTransaction) await lockChooser(db as Knex.Transaction, { edition, chooser });
  const lists = await findLists(db, { edition, chooser });
  return { choosing, own: candidate, chooser, lists, slip: await findSlip(db, { edition, chooser }) };
}

async function requireAtDesk(...given: Parameters<typeof openAtDesk>): Promise<AtDesk> {
  const desk = await openAtDesk(...given);
  if (desk === null) throw refused('not_here');
  return desk;
}

export async function openSlip(
  call: ReadCall<z.output<typeof openSlipContract.input>, RoleCaller>,
): Promise<OpenedSlip> {
  const { db, input, caller } = call;
  const desk = await openAtDesk(db, input.own, call);
  const closed = { own: input.own, gender: null, first_by: null, sent_at: null };
  if (desk === null) return { ...closed, state: 'not_here' };
  const { lists, slip, own } = desk;
  const sent = lists.find(({ source }) => source === 'app');
  if (sent !== undefined) return { ...closed, state: 'app_counts', sent_at: sent.received_at.toISOString() };
  if (lists.length > 0) return { ...closed, state: 'finished' };
  if (slip === null) return { ...closed, state: 'first', gender: own.gender };
  if (slip.first_by === caller.userId) return { ...closed, state: 'same_person' };
  return { ...closed, state: 'second', gender: own.gender, first_by: slip.name };
}

export interface CheckedLine {
  line: number;
  reason: SlipLineReason | null;
  isSame: boolean | null;
  first: number | null;
}

export async function checkSlip(
  call: ReadCall<z.output<typeof checkSlipContract.input>, RoleCaller>,
): Promise<CheckedLine[]> {
  const { db, input, caller, platform } = call;
  const desk = await requireAtDesk(db, input.own, call);
  const { slip } = desk;
  const compared =
    slip === null || slip.first_by === caller.userId
      ? null
      : compareEntries(readEntry(slip, platform.env.acceptedSecrets), input.lines);
  return input.lines.map((number, at) => {
    const same = compared?.[at] ?? null;
    return {
      line: at + 1,
      reason: reasonOf(number, at, input.lines, desk),
      isSame: same?.isSame ?? null,
      first: same === null || same.isSame ? null : same.first,
    };
  });
}

function reasonOf(
  number: number | null,
  at: number,
  lines: SlipEntry,
  { own, choosing: { present } }: AtDesk,
): SlipLineReason | null {
  if (number === null) return null;
  const decision = checkSlipLine(number, { own: own.number, before: lines.slice(0, at), present });
  return decision.allowed ? null : decision.reason;
}

/** A number that cannot be taken is read again, or left out. */
function requirePossible(lines: SlipEntry, desk: AtDesk): void {
  const { choicesMost } = desk.choosing.melawa.event;
  if (lines.length > choicesMost) throw refused('list_full');
  const reason = lines.map((number, at) => reasonOf(number, at, lines, desk)).find((one) => one !== null);
  if (reason) throw refused(reason);
}

const readEntry = ({ sealed }: SlipRow, secrets: readonly string[]): SlipEntry =>
  JSON.parse(unseal(sealed, secrets, 'slip')) as SlipEntry;

/** The first entry. It is sealed until a second person typed the same slip. */
export async function saveSlip(
  call: WriteCall<z.output<typeof saveSlipContract.input>, RoleCaller>,
): Promise<void> {
  const { tx, input, caller, platform } = call;
  const desk = await requireAtDesk(tx, input.own, call);
  requireOpen(desk);
  if (desk.slip !== null) throw refused('typed_already');
  requirePossible(input.lines, desk);
  const { edition } = desk.choosing.melawa;
  const entry = Array.from(
    { length: desk.choosing.melawa.event.choicesMost },
    (_, at) => input.lines[at] ?? null,
  );
  await insertSlip(tx, {
    edition,
    chooser: desk.chooser,
    first_by: caller.userId,
    sealed: seal(JSON.stringify(entry), platform.env.secret, 'slip'),
  });
}

function requireOpen({ lists }: AtDesk): void {
  if (lists.some(({ source }) => source === 'app')) throw refused('app_counts');
  if (lists.length > 0) throw refused('finished');
}

/** The second entry. What both agree on is sealed as a list of the app is, and the first entry goes. */
export async function endSlip(
  call: WriteCall<z.output<typeof finishSlipContract.input>, RoleCaller>,
): Promise<void> {
  const { tx, input, caller, platform } = call;
  const desk = await requireAtDesk(tx, input.own, call);
  requireOpen(desk);
  const { slip, chooser, choosing } = desk;
  if (slip === null) throw refused('not_typed');
  const { edition, event, now } = choosing.melawa;
  const readAgain = new Map(input.read_again.map(({ line, number }) => [line, number]));
  const decision = finishSlip(
    {
      first: readEntry(slip, platform.env.acceptedSecrets),
      second: input.lines,
      firstBy: slip.first_by,
      secondBy: caller.userId,
      readAgain,
    },
    { event, now, hasSentInApp: false },
  );
  if (!decision.allowed) throw refused(decision.reason);
  const { numbers } = decision;
  requirePossible(numbers, desk);
  await saveList(tx, edition, {
    chooser,
    source: 'slip',
    send: crypto.randomUUID(),
    tapped_at: now,
    received_at: now,
    numbers: numbers.length,
    sealed: sealList(requirePublicKey(choosing), numbers, chooser),
  });
  await deleteSlip(tx, { edition, chooser });
}
