import type { OwnStanding } from '@suchi/contracts/accounts';
import type { CurrentEdition } from '@suchi/contracts/settings';
import { formatCalendarDate } from '@suchi/domain/basics';
import type { Purpose } from '@suchi/domain/consent';
import type { Translate } from '../../../shared/i18n/messages.ts';

export interface PurposeFacts {
  standing: OwnStanding | null | undefined;
  edition: CurrentEdition | null | undefined;
  /** The last day of the own subscription. */
  searchUntil: string | null;
}

const registering: readonly CurrentEdition['stage'][] = ['planned', 'registering'];

/** What this year adds to a purpose, as whole sentences. */
export function listPurposeFacts(
  purpose: Purpose,
  isOn: boolean,
  { standing, edition, searchUntil }: PurposeFacts,
  t: Translate<'consent'>,
): string[] {
  if (purpose === 'search' && !isOn && searchUntil !== null)
    return [t('subscription', { date: formatCalendarDate(searchUntil) })];
  if (purpose === 'hall' && edition?.event === 'ahead' && edition.event_date)
    return [t('melawa', { date: formatCalendarDate(edition.event_date) })];
  if (purpose !== 'book' || !edition) return [];
  const number = standing?.serial_number;
  return [
    ...(isOn && standing && number ? [t('numbered', { year: standing.suchi.year, number })] : []),
    ...(registering.includes(edition.stage)
      ? edition.registration_until
        ? [t('closes', { date: formatCalendarDate(edition.registration_until) })]
        : []
      : edition.stage === 'past'
        ? []
        : [t('atPress')]),
  ];
}
