import { defineHook } from '@directus/extensions-sdk';
import type { Accountability } from '@directus/types';
import { findRole } from '@suchi/domain/accounts';
import { isClientKey, isNote, type Mark } from '@suchi/domain/discovery';
import type { Knex } from 'knex';
import { codedError } from '../platform/coded-error.ts';
import { endInterestsBetween } from '../families/commands/end-interests.ts';
import { usePlatform } from '../platform/platform.ts';
import { requireMarkable, requireRoomForMark } from './commands/check-mark.ts';
import { hasNote } from './repository/marks.ts';

/** Collections in which members mark profiles, with the field that has the profile. */
const markedIn: Record<string, { mark: Mark; field: string }> = {
  junction_directus_users_qd_matrimonial_profile: { mark: 'favourite', field: 'qd_matrimonial_profile_id' },
  junction_directus_users_qd_matrimonial_profile_1: { mark: 'block', field: 'qd_matrimonial_profile_id' },
  matrimonial_profile_notes: { mark: 'note', field: 'matrinonial_profile' },
};

/** A member can mark only a visible profile, on every route of the engine. */
export default defineHook(({ filter }, context) => {
  const platform = usePlatform(context);

  for (const [collection, { mark, field }] of Object.entries(markedIn)) {
    filter(`${collection}.items.create`, async (payload, _meta, { accountability, database }) => {
      const who = findMember(accountability);
      const given = (payload as Record<string, unknown>)[field];
      // The policies cover staff, the operator, the engine's own work and rows without a profile.
      if (!who || given === undefined || given === null) return payload;
      const profileId = profileIdOf(given);
      if (profileId === null) throw codedError('PROFILE_NOT_FOUND');
      if (mark === 'note') {
        requireNote(payload);
        await refuseRepeatedNote(database, who.userId, payload);
      }
      await requireRoomForMark(platform, database, { mark, userId: who.userId });
      const now = platform.clock.now();
      await requireMarkable(database, who, { mark, profileId, now });
      // The engine calls it inside the transaction that inserts the row.
      if (mark === 'block')
        await endInterestsBetween(database as Knex.Transaction, { userId: who.userId, profileId }, now);
      return payload;
    });
  }

  filter('matrimonial_profile_notes.items.update', (payload, _meta, { accountability }) => {
    if (findMember(accountability) && 'note' in (payload as object)) requireNote(payload);
    return payload;
  });
});

function requireNote(payload: unknown): void {
  if (!isNote((payload as { note?: unknown }).note))
    throw codedError('INVALID_PAYLOAD', { fields: { note: 'text' } });
}

/** A phone without a signal sends a note again when it has not heard the answer. The first one counts. */
async function refuseRepeatedNote(tx: Knex, userId: string, payload: unknown): Promise<void> {
  const { client_key: key = null } = payload as { client_key?: unknown };
  if (key === null) return;
  if (!isClientKey(key)) throw codedError('INVALID_PAYLOAD', { fields: { client_key: 'text' } });
  if (await hasNote(tx, userId, key)) throw codedError('RECORD_NOT_UNIQUE');
}

function findMember(accountability: Accountability | null): { userId: string; role: 'user' } | null {
  const userId = accountability?.user ?? null;
  const role = findRole(accountability?.role ?? null);
  return userId !== null && role === 'user' ? { userId, role } : null;
}

/** The engine accepts a number, its text, or an object with the key. */
function profileIdOf(given: unknown): number | null {
  const key = typeof given === 'object' && given !== null && 'id' in given ? given.id : given;
  const id = typeof key === 'string' && /^\d{1,9}$/.test(key) ? Number(key) : key;
  return typeof id === 'number' && Number.isInteger(id) && id > 0 && id < 2 ** 31 ? id : null;
}
