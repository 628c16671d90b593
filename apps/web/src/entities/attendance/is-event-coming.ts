import type { CurrentEdition } from '@suchi/contracts/settings';

/** Whether it makes sense to ask who attends. */
export function isEventComing({ event }: Pick<CurrentEdition, 'event'>): boolean {
  return event === 'ahead' || event === 'today';
}
