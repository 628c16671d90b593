import { addDays, startOfDayInIndia } from '@suchi/domain/basics';
import type { MelawaEvent } from '@suchi/domain/melawa';

/** After the day a code is useless. By the real clock a rehearsal of another day is never too late. */
export const mailExpiry = ({ day }: Pick<MelawaEvent, 'day'>): Date =>
  startOfDayInIndia(new Date(`${addDays(day, 1)}T12:00:00+05:30`));
