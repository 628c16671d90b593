import type { DeskList, DoorAnswer, JoinedDoor } from '@suchi/contracts/melawa';
import { isDoorOver } from '@suchi/domain/melawa';
import { presentOperation } from './codec.ts';
import type { DesksOfDoor } from './commands/desks.ts';
import type { Synced } from './commands/sync.ts';

export const presentJoined = ({ at, ...joined }: Omit<JoinedDoor, 'now'> & { at: Date }): JoinedDoor => ({
  ...joined,
  now: at.toISOString(),
});

export const presentSynced = ({ melawa, ...synced }: Synced): DoorAnswer => ({
  now: melawa.now.toISOString(),
  operations: synced.operations.map(presentOperation),
  cursor: synced.cursor,
  has_more: synced.hasMore,
  refused: synced.refused,
  list: synced.list,
  day_numbers: synced.dayNumbers,
  desks: synced.desks,
  agreed_at: synced.agreedAt?.toISOString() ?? null,
  is_over: isDoorOver(melawa.phase),
});

export const presentDesks = ({ melawa, desks }: DesksOfDoor): DeskList => ({
  day: melawa.event.day,
  hall: melawa.event.hall,
  now: melawa.now.toISOString(),
  desks: desks.map((row) => ({
    id: row.id,
    desk: row.desk,
    name: row.name,
    joined_at: row.joined_at.toISOString(),
    heard_at: row.heard_at.toISOString(),
    sent_all_at: row.sent_all_at?.toISOString() ?? null,
    ended_at: row.ended_at?.toISOString() ?? null,
    wiped_at: row.wiped_at?.toISOString() ?? null,
  })),
});
