import { findBackupAlarm } from '@suchi/domain/office';
import { associationColumns, findAssociationFaults, parseAssociation } from '@suchi/domain/settings';
import { findMissingPages, findSetupLacks, type LegalPage, type SetupLack } from '@suchi/domain/setup';
import type { Knex } from 'knex';
import { readSystemFacts } from '../../health/commands/read-system-facts.ts';
import type { Platform } from '../../platform/platform.ts';
import { readMailsPerMinute } from '../../platform/mail-pace.ts';
import { readSettings, type SettingsFacts } from '../../settings/commands/read-settings.ts';
import { type AdminRow, findAdmin, type FirstRun, listReviewers } from '../repository.ts';

type BackupReport = Awaited<ReturnType<typeof readSystemFacts>>['report'];

export interface SetupFacts {
  run: FirstRun;
  office: SettingsFacts;
  mailsPerMinute: number;
  admin: AdminRow | null;
  reviewers: string[];
  report: BackupReport;
  missingPages: LegalPage[];
  lacks: SetupLack[];
}

/** Everything that the wizard shows. */
export async function readFacts(
  { db, platform, now }: { db: Knex; platform: Platform; now: Date },
  run: FirstRun,
): Promise<SetupFacts> {
  const office = await readSettings({ db });
  const admin = run.adminId === null ? null : await findAdmin(db, run.adminId);
  const { report } = await readSystemFacts(platform, now);
  const { settings } = office;
  return {
    run,
    office,
    admin,
    report,
    mailsPerMinute: await readMailsPerMinute(db, platform.env),
    reviewers: await listReviewers(db),
    missingPages: findMissingPages(settings),
    lacks: findSetupLacks({
      name: settings[associationColumns.name],
      steps: run.steps,
      faults: findAssociationFaults(parseAssociation(settings)),
      hasAdmin: admin !== null,
      hasSecondFactor: admin?.hasSecondFactor ?? false,
      isMailConfirmed: run.mailConfirmedAt !== null,
      isBackedUp: findBackupAlarm(report.backups, now) === null,
    }),
  };
}
