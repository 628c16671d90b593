import { todayInIndia } from '@suchi/domain/basics';
import { findHallViewer, type HallViewer } from '@suchi/domain/hall';
import type { Knex } from 'knex';
import { type Caller, requireAccess } from '../platform/access.ts';
import { codedError } from '../platform/coded-error.ts';
import type { Call } from '../platform/route.ts';
import { readDisplayWindow } from './repository/deck.ts';
import { findScreen } from './repository/screens.ts';
import { readSecret, type ScreenKey } from './secrets.ts';

export interface Viewer {
  kind: HallViewer;
  /** Whose limit counts, and who the photos are signed for. */
  id: string;
}

type HallCall = Call<unknown, Caller> & { db: Knex };

/** Null: the display is off, and this is neither staff nor a screen. */
export async function findViewer({ caller, now, cookies, platform, db }: HallCall): Promise<Viewer | null> {
  const staff = await findStaff(platform, caller);
  const key = readSecret(cookies, platform.env);
  const screen = staff === null && key !== null ? await findAuthorised(db, key) : null;
  const facts = {
    isStaff: staff !== null,
    isScreen: screen !== null,
    display: await readDisplayWindow(db),
  };
  const kind = findHallViewer(facts, todayInIndia(now));
  return kind && { kind, id: staff ?? screen ?? caller.network };
}

export async function requireViewer(call: HallCall): Promise<Viewer> {
  const viewer = await findViewer(call);
  if (viewer === null) throw codedError('HALL_DISPLAY_OFF');
  return viewer;
}

async function findAuthorised(db: Knex, key: ScreenKey): Promise<string | null> {
  const screen = await findScreen(db, key);
  return screen?.authorised_at ? screen.id : null;
}

/** The account of an admin or of the event desk. */
async function findStaff(platform: HallCall['platform'], caller: Caller): Promise<string | null> {
  if (caller.userId === null) return null;
  try {
    return (await requireAccess(platform, 'event', caller)).userId;
  } catch {
    // A member or staff with another duty looks as a visitor.
    return null;
  }
}
