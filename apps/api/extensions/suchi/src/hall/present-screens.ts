import type { FoundScreen, ScreenList } from '@suchi/contracts/hall';
import type { Call } from '../platform/route.ts';
import type { Caller } from '../platform/access.ts';
import type { BegunScreen } from './commands/own-screen.ts';
import type { ListedRow, WaitingRow } from './repository/screens.ts';
import { presentState } from './state-codec.ts';

export const presentBegun = ({ code, endsAt }: BegunScreen) => ({ code, ends_at: endsAt.toISOString() });

export const presentFound = (row: WaitingRow & { wouldEndAt: Date }): FoundScreen => ({
  id: row.id,
  asked_at: row.date_created.toISOString(),
  width: row.width,
  height: row.height,
  would_end_at: row.wouldEndAt.toISOString(),
});

export const presentScreens = (rows: ListedRow[], { now }: Call<unknown, Caller>): ScreenList => ({
  now: now.toISOString(),
  screens: rows.map((row) => ({
    id: row.id,
    name: row.name ?? '',
    ends_at: (row.ends_at ?? row.code_expires_at).toISOString(),
    last_seen_at: row.last_seen_at?.toISOString() ?? null,
    seen_number: row.seen_number,
    item: row.item,
    report: row.report,
    state: presentState(row),
    commanded_by: row.commanded_by,
  })),
});
