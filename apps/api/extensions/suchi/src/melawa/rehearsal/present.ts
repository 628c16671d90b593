import type { MelawaRehearsal } from '@suchi/contracts/melawa';
import { writePassCode, writePassQr } from '@suchi/domain/melawa';
import type { Rehearsal } from './commands/play-rehearsal.ts';

export const presentRehearsal = (rehearsal: Rehearsal | null): MelawaRehearsal => ({
  running: rehearsal && {
    began_at: rehearsal.melawa.openedAt.toISOString(),
    ends_at: rehearsal.endsAt.toISOString(),
    now: rehearsal.melawa.now.toISOString(),
    checked_in: rehearsal.checkedIn,
    passes: rehearsal.families.map(({ number, name, people, token }) => ({
      number,
      name,
      people,
      qr: writePassQr(rehearsal.melawa.year, token),
      code: writePassCode(token),
    })),
  },
});
