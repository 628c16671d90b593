import type { hallCardsContract } from '@suchi/contracts/hall';
import { hallSerialsAtOnce, type HallViewer } from '@suchi/domain/hall';
import type { PrintedProfile } from '@suchi/domain/print';
import type * as z from 'zod/mini';
import type { Caller } from '../../platform/access.ts';
import { recordReadOnce } from '../../platform/audit-log.ts';
import { codedError } from '../../platform/coded-error.ts';
import { deviceOf } from '../../platform/device-of.ts';
import { isPrintedIn, numberedEdition } from '../../platform/edition-sql.ts';
import { mayShowInHall } from '../../platform/hall-sql.ts';
import type { LimitRule } from '../../platform/limits.ts';
import type { ReadCall } from '../../platform/route.ts';
import { printedProfileColumns } from '../../print/commands/load-printed.ts';
import {
  type HallEdition,
  type HallIndexRow,
  hallProfilesOf,
  type HallSerials,
  listHallSerials,
  readHallEdition,
  readHallIndex,
  readHallProfiles,
} from '../repository/deck.ts';
import { findViewer, requireViewer, type Viewer } from '../viewer.ts';

const hour = 60 * 60;
/** Counted in serial numbers: a visitor needs more than an hour for the 1,050 of a book. */
const serialsOf: Record<HallViewer, LimitRule> = {
  visitor: { name: 'hall-serials', times: 600, perSeconds: hour },
  // A book of 1,050 numbers twice, and the cards of an event.
  staff: { name: 'hall-serials-staff', times: 4000, perSeconds: hour },
  screen: { name: 'hall-serials-screen', times: 20_000, perSeconds: hour },
};

export interface DeckFacts extends HallSerials {
  viewer: Viewer | null;
  edition: HallEdition | null;
}

export async function readDeck(call: ReadCall<object, Caller>): Promise<DeckFacts> {
  const viewer = await findViewer(call);
  const edition = await readHallEdition(call.db);
  const shown =
    viewer === null ? { serials: [], indexSerials: [] } : await listHallSerials(call.db, mayIndex(viewer));
  return { viewer, edition, ...shown };
}

/** The index is a part of the book, so staff see all that the book prints; others see what the hall may show. */
const mayIndex = ({ kind }: Viewer) => (kind === 'staff' ? isPrintedIn(numberedEdition) : mayShowInHall);

export type HallCards = { viewer: Viewer } & (
  { view: 'card' | 'page'; profiles: PrintedProfile[] } | { view: 'index'; entries: HallIndexRow[] }
);

type CardsCall = ReadCall<z.output<typeof hallCardsContract.input>, Caller>;

export async function readCards(call: CardsCall): Promise<HallCards> {
  const { input, db, platform } = call;
  const viewer = await requireViewer(call);
  const count = input.to - input.from + 1;
  if (count < 1) throw codedError('INVALID_PAYLOAD', { fields: { to: 'order' } });
  if (count > hallSerialsAtOnce[viewer.kind])
    throw codedError('INVALID_PAYLOAD', { fields: { to: 'tooMany' } });
  await platform.limits.consume(serialsOf[viewer.kind], viewer.id, count);
  if (viewer.kind === 'staff' && input.view !== 'index') await recordStaffCards(call, viewer.id);
  if (input.view !== 'index')
    return { viewer, view: input.view, profiles: await readHallProfiles(db, input, printedProfileColumns) };
  const sections = (await readHallEdition(db))?.sections ?? [];
  const entries = (await readHallIndex(db, input, mayIndex(viewer))).map((entry) => ({
    ...entry,
    section:
      sections.find(({ from, to }) => entry.serialNumber >= from && entry.serialNumber <= to)?.kind ?? null,
  }));
  return { viewer, view: 'index', entries };
}

/** Cards have contacts. One line covers the same cards for 15 minutes; each family reads that it was among them. */
async function recordStaffCards(call: CardsCall, userId: string): Promise<void> {
  const { input, now, platform } = call;
  const entry = {
    actor: { id: userId, kind: 'admin' as const },
    action: 'hall.read_cards',
    subject: { collection: 'hall_cards', id: `${input.view} ${input.from}-${input.to}` },
    details: deviceOf(call.caller),
  };
  await platform.database.transaction((tx) => recordReadOnce(tx, entry, hallProfilesOf(input), now));
}
