import type { OwnBiodataLink } from '@suchi/contracts/biodata';
import { formatCalendarDate } from '@suchi/domain/basics';
import type { Translate } from '../../../shared/i18n/messages.ts';

/** Its own name, or the day on which it was made. */
export const nameLink = ({ name, made_on: madeOn }: OwnBiodataLink, t: Translate<'biodata'>): string =>
  name ?? t('link.unnamed', { date: formatCalendarDate(madeOn) });
