import type { Use } from '@suchi/contracts/privacy';
import type { DataUse } from '@suchi/domain/data-use';
import { formatDay, formatMoment } from '../../../shared/i18n/long-date.ts';
import type { Translate } from '../../../shared/i18n/messages.ts';
import { namesOf } from '../../../shared/i18n/names-of.ts';

type Words = Translate<'dataUse'>;

export interface SaidUse {
  title: string;
  /** Whole sentences. */
  lines: string[];
  when: string;
}

/** One use in words: who, what for, and when. */
export function sayUse(use: Use, t: Words): SaidUse {
  const isDay = use.what === 'link_opened';
  const { title, lines } = sayers[use.what](use, t);
  return {
    title,
    lines: use.device === null ? lines : [...lines, t('device', { device: use.device })],
    when: isDay ? formatDay(use.at) : formatMoment(use.at),
  };
}

type Said = Omit<SaidUse, 'when'>;

const sayers: Record<DataUse, (use: Use, t: Words) => Said> = {
  number_opened: ({ person, times }, t) => ({
    title: person ? t('number', { name: namesOf(person).name }) : t('someone'),
    lines: [
      [person?.age ? t('age', { count: person.age }) : null, person?.place].filter(Boolean).join(', '),
      ...(times > 1 ? [t('times', { count: times })] : []),
    ].filter((line) => line !== ''),
  }),
  profile_opened: (use, t) => ({
    title: sayStaff(use, t),
    lines: [t(`opened.${use.opened_for ?? 'profile'}`)],
  }),
  account_opened: (use, t) => ({ title: sayStaff(use, t), lines: [t('opened.account')] }),
  acted: (use, t) => ({ title: sayStaff(use, t), lines: [t('opened.acted'), ...sayTimes(use, t)] }),
  hall_card_read: (use, t) => ({
    title: sayStaff(use, t),
    lines: [t('opened.hallCard'), ...sayTimes(use, t)],
  }),
  exported: ({ file, staff }, t) => ({
    title: t(`lists.${file?.list ?? 'other'}`),
    lines: [
      file?.rows ? t('rows', { count: file.rows }) : t('amongThem'),
      ...(staff?.name ? [t('by', { name: staff.name })] : []),
      ...(file?.reason ? [t('reason', { reason: file.reason })] : []),
    ],
  }),
  office_copy: (_use, t) => ({ title: t('officeCopy'), lines: [t('officeCopyText')] }),
  downloaded: (_use, t) => ({ title: t('downloaded'), lines: [] }),
  link_opened: ({ times }, t) => ({
    title: t('link'),
    lines: [t('times', { count: times }), t('linkText')],
  }),
};

const sayTimes = ({ times }: Use, t: Words) => (times > 1 ? [t('times', { count: times })] : []);

const sayStaff = ({ staff }: Use, t: Words): string =>
  staff?.name ? t('staff', { name: staff.name, role: t(`roles.${staff.role}`) }) : t('formerStaff');
