import type { Purpose } from '@suchi/domain/consent';

/** Whether the newest line about a purpose is a no; without a line it is not. */
export const isOff = (profile: string, purpose: Purpose): string => `coalesce(
  (select c.event = 'off' from consent c where c.profile = ${profile} and c.purpose = '${purpose}' and c.event <> 'asked'
    order by c.id desc limit 1), false)`;
