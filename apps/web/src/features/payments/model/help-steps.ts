import type { OwnPayment } from '@suchi/contracts/money';
import { formatMoment, formatTimeOfDay } from '../../../shared/i18n/long-date.ts';
import type { Translate } from '../../../shared/i18n/messages.ts';
import type { Step } from '../components/step-list.tsx';
import { describeLastCheck } from './describe-last-check.ts';
import { formatBankReference } from './format-reference.ts';

type Words = Translate<'payments'>;

/** The way of a payment: started, the bank, the provider, the grant. */
export function listHelpSteps(payment: OwnPayment, t: Words): Step[] {
  const { phase } = payment;
  const isPaid = phase === 'paid' || phase === 'refunded';
  const started: Step = {
    title: t('help.steps.started'),
    text: formatMoment(payment.started_at),
    state: 'done',
  };
  return [started, bankStep(payment, t, isPaid), ...laterSteps(payment, t, isPaid)];
}

function bankStep(payment: OwnPayment, t: Words, isPaid: boolean): Step {
  if (isPaid || payment.phase === 'authorized') {
    return { title: t('help.steps.yes'), text: sayBankYes(payment, t), state: 'done' };
  }
  const title = t(payment.phase === 'declined' ? 'help.steps.no' : 'help.steps.waiting');
  return { title, text: describeLastCheck(payment, t), state: 'now' };
}

function laterSteps(payment: OwnPayment, t: Words, isPaid: boolean): Step[] {
  const { phase } = payment;
  const confirming: Step = isPaid
    ? { title: t('help.steps.confirmed'), state: 'done' }
    : {
        title: t('help.steps.confirming'),
        text: phase === 'authorized' ? describeLastCheck(payment, t) : undefined,
        state: phase === 'authorized' ? 'now' : 'later',
      };
  return [confirming, lastStep(payment, t, isPaid)];
}

const grants = {
  subscription: { granted: 'help.steps.searchOpen', later: 'help.steps.search' },
  suchi: { granted: 'help.steps.suchiDone', later: 'help.steps.suchi' },
  melawa: { granted: 'help.steps.melawaDone', later: 'help.steps.melawa' },
} as const;

function lastStep({ phase, order_type: type }: OwnPayment, t: Words, isPaid: boolean): Step {
  if (phase === 'refunded') return { title: t('help.steps.refunded'), state: 'done' };
  const { granted, later } = grants[type];
  if (isPaid) return { title: t(granted), state: 'done' };
  return {
    title: t(later),
    text: t('help.steps.withReceipt'),
    state: 'later',
  };
}

function sayBankYes({ authorized_at: at, bank_reference: bank }: OwnPayment, t: Words): string | null {
  const time = at === null ? null : formatTimeOfDay(at);
  if (bank === null) return time;
  const reference = formatBankReference(bank);
  return time === null
    ? t('help.steps.yesReference', { reference })
    : t('help.steps.yesTimeAndReference', { time, reference });
}
