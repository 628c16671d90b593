import {
  setupEdition,
  type SetupEdition,
  setupSettings,
  type SetupSettings,
  type SetupState,
} from '@suchi/contracts/setup';
import { associationNameOf } from '@suchi/domain/settings';
import { findPaymentMode } from '@suchi/domain/setup';
import type { Env } from '../platform/env.ts';
import { senderOf } from '../platform/mail-sender.ts';
import { presentSettings } from '../settings/present-office.ts';
import type { SetupFacts } from './commands/read-state.ts';

const pick = (values: object, shape: object): object =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name in shape));

const timeOf = (moment: Date | null | undefined): string | null => moment?.toISOString() ?? null;

export function presentSetup(facts: SetupFacts, env: Env): SetupState {
  const { run, admin, report } = facts;
  const { settings, logo, edition } = presentSettings(facts.office);
  const sender = senderOf(env.mailFrom, associationNameOf(settings));
  const [lastBackup] = report.backups;
  return {
    expires_at: run.expiresAt.toISOString(),
    steps: [...run.steps],
    settings: {
      ...(pick(settings, setupSettings.shape) as SetupSettings),
      bulk_mail_per_minute: facts.mailsPerMinute,
    },
    edition: pick(edition ?? {}, setupEdition.shape) as SetupEdition,
    logo,
    admin: admin && {
      first_name: admin.first_name ?? '',
      last_name: admin.last_name ?? '',
      email: admin.email ?? '',
      mobile: admin.mobile ?? '',
      has_second_factor: admin.hasSecondFactor,
    },
    reviewers: facts.reviewers,
    mail: {
      sender: `${sender.name} <${sender.address}>`,
      sent_at: timeOf(run.mailSentAt),
      confirmed_at: timeOf(run.mailConfirmedAt),
      seconds: secondsBetween(run.mailSentAt, run.mailConfirmedAt),
    },
    payments: {
      mode: findPaymentMode(env.razorpay?.keyId ?? null),
      tried_at: timeOf(run.paymentsTriedAt),
      is_answering: run.hasPaymentsAnswered,
    },
    backup: {
      made_at: timeOf(report.backups.find(({ isGood }) => isGood)?.finishedAt),
      restored_at: timeOf(report.restoreTriedAt),
      failed_at: lastBackup?.isGood === false ? timeOf(lastBackup.finishedAt) : timeOf(report.drillFailedAt),
    },
    missing_pages: facts.missingPages,
    lacks: facts.lacks,
  };
}

function secondsBetween(from: Date | null, to: Date | null): number | null {
  return from === null || to === null ? null : Math.round((to.getTime() - from.getTime()) / 1000);
}
