import type { hallCardsContract } from '@suchi/contracts/hall';
import { hallSerialsAtOnce } from '@suchi/domain/hall';
import type { PrintedProfile } from '@suchi/domain/print';
import type * as z from 'zod/mini';
import type { Caller } from '../../platform/access.ts';
import { codedError } from '../../platform/coded-error.ts';
import type { ReadCall } from '../../platform/route.ts';
import { printedProfileColumns } from '../../print/commands/load-printed.ts';
import { serialsOf } from '../limits.ts';
import {
  type HallEdition,
  type HallIndexRow,
  listHallSerials,
  readHallEdition,
  readHallIndex,
  readHallProfiles,
} from '../repository/deck.ts';
import { findViewer, requireViewer, type Viewer } from '../viewer.ts';

export interface DeckFacts {
  viewer: Viewer | null;
  edition: HallEdition | null;
  serials: number[];
}

export async function readDeck(call: ReadCall<object, Caller>): Promise<DeckFacts> {
  const viewer = await findViewer(call);
  const edition = await readHallEdition(call.db);
  return { viewer, edition, serials: viewer === null ? [] : await listHallSerials(call.db) };
}

export type HallCards = { viewer: Viewer } & (
  { view: 'card' | 'page'; profiles: PrintedProfile[] } | { view: 'index'; entries: HallIndexRow[] }
);

export async function readCards(
  call: ReadCall<z.output<typeof hallCardsContract.input>, Caller>,
): Promise<HallCards> {
  const { input, db, platform } = call;
  const viewer = await requireViewer(call);
  const count = input.to - input.from + 1;
  if (count < 1) throw codedError('INVALID_PAYLOAD', { fields: { to: 'order' } });
  if (count > hallSerialsAtOnce[viewer.kind])
    throw codedError('INVALID_PAYLOAD', { fields: { to: 'tooMany' } });
  await platform.limits.consume(serialsOf[viewer.kind], viewer.id, count);
  if (input.view !== 'index')
    return { viewer, view: input.view, profiles: await readHallProfiles(db, input, printedProfileColumns) };
  const sections = (await readHallEdition(db))?.sections ?? [];
  const entries = (await readHallIndex(db, input)).map((entry) => ({
    ...entry,
    section:
      sections.find(({ from, to }) => entry.serialNumber >= from && entry.serialNumber <= to)?.kind ?? null,
  }));
  return { viewer, view: 'index', entries };
}
