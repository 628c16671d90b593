import type { DeskEntry, ListedEntry } from '@suchi/contracts/desk-entry';
import type { ProfileFieldName } from '@suchi/domain/profiles';
import { presentReadProfile, type ViewCall } from '../profiles/present.ts';
import type { OpenedEntry } from './commands/write-entry.ts';
import type { ListedEntryRow } from './repository/entries.ts';

export function presentEntry({ entry, heldBy, pages, form }: OpenedEntry, call: ViewCall): DeskEntry {
  return {
    id: entry.id,
    bringer: entry.bringer,
    bringer_name: entry.bringerName,
    mobile: entry.mobile,
    status: entry.status,
    held_by: heldBy,
    asked: entry.asked as ProfileFieldName[],
    pages,
    form: presentReadProfile(form, call),
  };
}

export const presentListed = (row: ListedEntryRow): ListedEntry => ({
  id: row.id,
  user: row.owner,
  candidate: row.candidate,
  bringer_name: row.bringerName,
  status: row.status,
  entered_by: row.enteredBy,
  begun_at: row.begunAt.toISOString(),
  card_until: row.cardUntil,
});
