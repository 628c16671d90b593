import { clockAt } from '@suchi/domain/melawa';

/** `9:30`: volunteers read 24 hours. */
export const sayTime = (time: string): string => time.replace(/^0/, '');

/** An instant by the clock in the hall. */
export const sayClock = (iso: string): string => sayTime(clockAt(new Date(iso)));
