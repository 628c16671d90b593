import { toMailName } from '@suchi/domain/accounts';
import { type CalendarDate, formatCalendarDate } from '@suchi/domain/basics';
import { entitle, type MailWords, say } from './blocks.ts';
import type { MailBlock } from './codec.ts';
import type { Wording } from './wording.ts';

/** The candidate, not the person who reads. */
interface AskedProfile {
  firstName: string;
  lastName: string;
  serialNumber: number | null;
  since: CalendarDate;
  /** The day on which the profile rests. */
  until: CalendarDate;
  /** What others see after an answer today. */
  month: number;
}

const asked =
  (kind: 'still_looking' | 'still_looking_reminder') =>
  (wording: Wording, facts: AskedProfile): MailWords => {
    const { t } = wording;
    const until = formatCalendarDate(facts.until);
    return {
      ...entitle(t(`${kind}.title`, { name: toMailName(facts.firstName) })),
      blocks: [
        say(t(`${kind}.since`, { since: formatCalendarDate(facts.since) })),
        { kind: 'secret_button', label: t('still_looking.yes') },
        { kind: 'secret_button', label: t('still_looking.found'), suffix: '.found', look: 'outline' },
        say(t('still_looking.opens')),
        profileCard(wording, facts),
        say(t('still_looking.until', { until })),
        { kind: 'secret_button', label: t('still_looking.pause'), suffix: '.pause', look: 'link' },
        say(t('still_looking.belongs')),
      ],
    };
  };

function profileCard({ t, month }: Wording, facts: AskedProfile): MailBlock {
  const names = [facts.firstName, facts.lastName].map(toMailName).filter((name) => name !== '');
  const name = names.join(' ');
  const number = facts.serialNumber;
  const person = {
    initials: names.map((each) => Array.from(each)[0]).join(''),
    name: number === null ? name : t('families.numbered', { name, number }),
    lines: [t('still_looking.after', { month: month(facts.month) })],
  };
  return { kind: 'people', title: null, badge: null, people: [person], link: null };
}

/** Whether a family still looks. */
export const freshnessMails = {
  still_looking: asked('still_looking'),
  still_looking_reminder: asked('still_looking_reminder'),
  profile_rests: (wording: Wording, facts: AskedProfile): MailWords => {
    const { t } = wording;
    return {
      ...entitle(t('profile_rests.title', { name: toMailName(facts.firstName) })),
      blocks: [
        say(t('profile_rests.text')),
        { kind: 'secret_button', label: t('profile_rests.show') },
        say(t('profile_rests.opens')),
        say(t('still_looking.belongs')),
      ],
    };
  },
};
