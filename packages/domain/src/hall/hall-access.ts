import { type FeatureWindow, isWindowOpen, type CalendarDate } from '../basics/date-window.ts';

/** Who looks at the hall's pages. */
export const hallViewers = ['visitor', 'staff', 'screen'] as const;
export type HallViewer = (typeof hallViewers)[number];

/** How many serial numbers one request may ask for. */
export const hallSerialsAtOnce: Record<HallViewer, number> = { visitor: 25, staff: 100, screen: 100 };

/** Whether mobiles, e-mail and address are on the card. Anybody can open the public display, so it has none. */
export function seesHallContacts(viewer: HallViewer): boolean {
  return viewer !== 'visitor';
}

/** Who this is to the hall: staff and authorised screens always, visitors while the display is on; null: nobody. */
export function findHallViewer(
  { isStaff, isScreen, display }: { isStaff: boolean; isScreen: boolean; display: FeatureWindow },
  today: CalendarDate,
): HallViewer | null {
  if (isStaff) return 'staff';
  if (isScreen) return 'screen';
  return isWindowOpen(display, today) ? 'visitor' : null;
}
