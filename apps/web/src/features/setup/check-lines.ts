import type { SetupState } from '@suchi/contracts/setup';
import { parseAssociation } from '@suchi/domain/settings';
import { legalPages, type SetupLack, type SetupStep } from '@suchi/domain/setup';
import type { Translate } from '../../shared/i18n/messages.ts';
import { findPaymentsStanding } from './payments-standing.ts';

export interface CheckLineFacts {
  name: 'names' | 'look' | 'people' | 'mail' | 'payments' | 'backup' | 'legal';
  /** Green; it may wait; opening needs it. */
  standing: 'ready' | 'later' | 'needed';
  title: string;
  text: string;
  action: string;
  /** Where it is changed. */
  step: SetupStep;
  /** What the button tries again, where it does not lead to a step. */
  tries?: 'payments' | 'backup';
}

type Words = Translate<'setup'>;
type Lines = (state: SetupState, t: Words) => CheckLineFacts;

const lacksOneOf = ({ lacks }: SetupState, ...names: SetupLack[]) =>
  names.some((name) => lacks.includes(name));

const nameLine: Lines = (state, t) => {
  const { name, ownName, shortName } = parseAssociation(state.settings);
  const isMissing = lacksOneOf(state, 'name');
  return {
    name: 'names',
    standing: isMissing ? 'needed' : 'ready',
    title: isMissing ? t('check.names.missing') : [name, ownName].filter(Boolean).join(', '),
    text: isMissing
      ? t('check.names.missingText')
      : t(ownName === null ? 'check.names.one' : 'check.names.two', { name: shortName }),
    action: t('check.edit'),
    step: 'association',
  };
};

const lookLine: Lines = (state, t) => {
  const isMissing = lacksOneOf(state, 'colour');
  return {
    name: 'look',
    standing: isMissing ? 'needed' : 'ready',
    title: t('steps.look'),
    text: t(isMissing ? 'check.look.missing' : 'check.look.ready'),
    action: t('check.edit'),
    step: 'look',
  };
};

const peopleLine: Lines = (state, t) => {
  const { admin, reviewers } = state;
  const line = { name: 'people', action: t('check.edit'), step: 'people' } as const;
  if (admin === null)
    return { ...line, standing: 'needed', title: t('check.people.none'), text: t('check.people.noneText') };
  const who = `${t('check.people.admin', { name: `${admin.first_name} ${admin.last_name}` })}${
    reviewers.length === 0 ? '.' : `, ${t('check.people.reviewers', { count: reviewers.length })}.`
  }`;
  return {
    ...line,
    standing: admin.has_second_factor ? 'ready' : 'needed',
    title: t('check.people.title', { count: 1 + reviewers.length }),
    text: `${who} ${t(admin.has_second_factor ? 'check.people.factor' : 'check.people.noFactor')}`,
  };
};

const mailLine: Lines = (state, t) => {
  const { sender, seconds } = state.mail;
  const isMissing = lacksOneOf(state, 'mail');
  return {
    name: 'mail',
    standing: isMissing ? 'needed' : 'ready',
    title: t(isMissing ? 'check.mail.missing' : 'check.mail.title'),
    text: isMissing ? t('check.mail.missingText') : t('mail.arrived', { sender, count: seconds ?? 0 }),
    action: t(isMissing ? 'check.try' : 'check.again'),
    step: 'mail',
  };
};

const paymentsLine: Lines = ({ payments }, t) => {
  const standing = findPaymentsStanding(payments);
  return {
    name: 'payments',
    standing: standing === 'real' ? 'ready' : 'later',
    title: t(`payments.${standing}.title`),
    text: t(`payments.${standing}.text`),
    action: t('check.again'),
    step: 'mail',
    tries: 'payments',
  };
};

const backupLine: Lines = (state, t) => {
  const { restored_at: restored, failed_at: failed } = state.backup;
  const isMissing = lacksOneOf(state, 'backup');
  const missing = failed === null ? 'check.backup.missingText' : 'check.backup.failedText';
  return {
    name: 'backup',
    standing: isMissing ? 'needed' : 'ready',
    title: t(isMissing ? 'check.backup.missing' : 'check.backup.title'),
    text: t(isMissing ? missing : restored === null ? 'check.backup.made' : 'check.backup.restored'),
    action: t('check.again'),
    step: 'check',
    tries: 'backup',
  };
};

const legalLine: Lines = ({ missing_pages: missing }, t) => ({
  name: 'legal',
  standing: missing.length === 0 ? 'ready' : 'later',
  title: t('check.legal.title', { written: legalPages.length - missing.length, count: legalPages.length }),
  text:
    missing.length === 0
      ? t('check.legal.ready')
      : missing
          .filter((page) => page === 'contact' || page === 'grievance')
          .map((page) => t(`check.legal.${page}`))
          .join(' '),
  action: t(missing.length === 0 ? 'check.edit' : 'check.write'),
  step: 'mail',
});

/** The lines of the last step, in their order. */
export const listCheckLines = (state: SetupState, t: Words): CheckLineFacts[] =>
  [nameLine, lookLine, peopleLine, mailLine, paymentsLine, backupLine, legalLine].map((line) =>
    line(state, t),
  );
