import type { AuditEntry } from '../platform/audit-log.ts';

/** An admin; null: the first-run wizard, before there is one. */
export interface SettingChanger {
  userId: string | null;
}

export const actorOf = (userId: string | null): AuditEntry['actor'] => ({
  id: userId,
  kind: userId === null ? 'system' : 'admin',
});
