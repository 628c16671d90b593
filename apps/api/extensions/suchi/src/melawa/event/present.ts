import type { MelawaSettings } from '@suchi/contracts/melawa';
import type { SettingsFacts } from './commands/read-settings.ts';

export const presentSettings = ({ edition, melawa }: SettingsFacts): MelawaSettings => ({
  year: edition.year,
  day: edition.day,
  hall: edition.hall ?? '',
  melawa: melawa && {
    event: melawa.event,
    phase: melawa.phase,
    now: melawa.now.toISOString(),
    stage_ends_at: melawa.stageEndsAt?.toISOString() ?? null,
    to_invite: melawa.toInvite,
    coming: melawa.coming,
    stage_wishes: melawa.stageWishes,
    desks: melawa.desks,
  },
});
