import type { Migration } from './migration.ts';

/** Since when others find a profile: the last step that showed it, else since it was made. */
export const shownSince: Migration = {
  id: '0008-shown-since',
  reads: ['qd_matrimonial_profile.shown_since', 'audit_log.subject_id'],
  sql: `update qd_matrimonial_profile p
           set shown_since = coalesce(
             (select max(a.date_created) from audit_log a
               where a.subject_collection = 'qd_matrimonial_profile' and a.subject_id = p.id::text
                 and a.action in ('profile.approve', 'profile.resume', 'profile.unhide', 'profile.unblock',
                                  'profile.mark_unmarried', 'profile.reactivate_looking')),
             p.date_created)
         where p.shown_since is null and p.status = 'Active'`,
};
