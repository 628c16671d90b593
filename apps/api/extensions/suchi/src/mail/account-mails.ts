import type { Device } from '@suchi/domain/accounts';
import { formatCalendarDate } from '@suchi/domain/basics';
import { type ClosingDates, formatRequest } from '@suchi/domain/closing';
import { button, entitle, greet, type Greeted, type MailWords, quote, say } from './blocks.ts';
import type { Wording } from './wording.ts';

/** What the office can correct. */
export type ContactPart = 'email' | 'mobile';

const choosePassword = ({ t }: Wording) => button(t('buttons.choosePassword'), '/admin/reset-password');

/** Mails about an account and its sign-in. */
export const accountMails = {
  one_time_code: ({ t }: Wording, _facts: object): MailWords => ({
    subject: t('one_time_code.subject'),
    heading: t('one_time_code.heading'),
    blocks: [
      say(t('greeting')),
      say(t('one_time_code.type')),
      { kind: 'code' },
      say(t('one_time_code.ignore')),
    ],
  }),
  password_reset: (wording: Wording, facts: Greeted): MailWords => {
    const { t } = wording;
    return {
      ...entitle(t('password_reset.title')),
      blocks: [
        greet(wording, facts),
        say(t('password_reset.asked')),
        { kind: 'secret_button', label: t('buttons.choosePassword') },
        say(t('password_reset.ignore')),
      ],
    };
  },
  password_changed: (wording: Wording, facts: Greeted & { at: Date }): MailWords => {
    const { t, moment } = wording;
    return {
      ...entitle(t('password_changed.title')),
      blocks: [
        greet(wording, facts),
        say(t('password_changed.changed', { at: moment(facts.at) })),
        say(t('nothingToDo')),
        say(t('password_changed.notYou')),
        choosePassword(wording),
      ],
    };
  },
  new_device: (wording: Wording, facts: Greeted & { device: Device; at: Date }): MailWords => {
    const { t } = wording;
    return {
      subject: t('new_device.subject'),
      heading: t('new_device.heading'),
      blocks: [
        greet(wording, facts),
        say(newDeviceWords(wording, facts)),
        say(t('nothingToDo')),
        say(t('new_device.notYou')),
        button(t('new_device.seeDevices'), '/settings/signed_in_devices'),
      ],
    };
  },
  second_factor_reset: (wording: Wording, facts: Greeted): MailWords => {
    const { t } = wording;
    return {
      ...entitle(t('second_factor_reset.title')),
      blocks: [
        greet(wording, facts),
        say(t('second_factor_reset.removed')),
        say(t('second_factor_reset.notYou')),
      ],
    };
  },
  second_factor_changed: (wording: Wording, facts: Greeted & { at: Date }): MailWords => {
    const { t, moment } = wording;
    return {
      ...entitle(t('second_factor_changed.title')),
      blocks: [
        greet(wording, facts),
        say(t('second_factor_changed.changed', { at: moment(facts.at) })),
        say(t('second_factor_changed.you')),
        say(t('second_factor_changed.notYou')),
        choosePassword(wording),
      ],
    };
  },
  account_suspended: (wording: Wording, facts: Greeted & { reason: string }): MailWords => {
    const { t } = wording;
    return {
      subject: t('account_suspended.subject'),
      heading: t('account_suspended.heading'),
      blocks: [
        greet(wording, facts),
        say(t('account_suspended.suspended')),
        quote(facts.reason),
        say(t('account_suspended.mistake')),
      ],
    };
  },
  account_restored: (wording: Wording, facts: Greeted): MailWords => {
    const { t } = wording;
    return {
      subject: t('account_restored.subject'),
      heading: t('account_restored.heading'),
      blocks: [greet(wording, facts), say(t('account_restored.restored'))],
    };
  },
  account_closed: (wording: Wording, facts: Greeted & ClosingDates & { request: number }): MailWords => {
    const { t } = wording;
    const sealed = formatCalendarDate(facts.sealedUntil);
    return {
      ...entitle(t('account_closed.title')),
      blocks: [
        greet(wording, facts),
        say(t('account_closed.now', { reference: formatRequest(facts.request) })),
        say(t('account_closed.sealed', { sealed, days: facts.backupDays })),
        say(t('account_closed.remains', { date: formatCalendarDate(facts.receiptsUntil) })),
        say(t('account_closed.back', { date: formatCalendarDate(facts.restoreUntil) })),
        say(t('account_closed.last')),
      ],
    };
  },
  email_changed: (wording: Wording, facts: Greeted & { at: Date }): MailWords => {
    const { t, moment } = wording;
    return {
      ...entitle(t('email_changed.title')),
      blocks: [
        greet(wording, facts),
        say(t('email_changed.changed', { at: moment(facts.at) })),
        say(t('nothingToDo')),
        say(t('email_changed.notYou')),
        { kind: 'secret_button', label: t('email_changed.undo') },
      ],
    };
  },
  mobile_changed: (wording: Wording, facts: Greeted & { at: Date }): MailWords => {
    const { t, moment } = wording;
    return {
      ...entitle(t('mobile_changed.title')),
      blocks: [
        greet(wording, facts),
        say(t('mobile_changed.changed', { at: moment(facts.at) })),
        say(t('nothingToDo')),
        say(t('mobile_changed.notYou')),
        choosePassword(wording),
      ],
    };
  },
  contact_corrected: (
    wording: Wording,
    facts: Greeted & { changed: readonly ContactPart[]; at: Date },
  ): MailWords => {
    const { t, moment } = wording;
    const at = moment(facts.at);
    const isEmail = facts.changed.includes('email');
    const part =
      isEmail && facts.changed.includes('mobile') ? 'emailAndMobile' : isEmail ? 'email' : 'mobile';
    return {
      ...entitle(t('contact_corrected.title')),
      blocks: [
        greet(wording, facts),
        say(t(`contact_corrected.${part}`, { at })),
        ...(isEmail ? [say(t('contact_corrected.newAddress'))] : []),
        say(t('contact_corrected.notAsked')),
      ],
    };
  },
};

function newDeviceWords(
  { t, moment }: Wording,
  { device: { browser, system }, at: instant }: { device: Device; at: Date },
): string {
  const at = moment(instant);
  if (browser !== null && system !== null) return t('new_device.browserAndSystem', { browser, system, at });
  if (browser !== null) return t('new_device.browserAlone', { browser, at });
  if (system !== null) return t('new_device.systemAlone', { system, at });
  return t('new_device.unknown', { at });
}
