import { badgeSheet, layLabels, placeLabel } from '@suchi/domain/print';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { BadgeLabel, type Badge } from './badge-label.tsx';
import classes from './badge-label-sheet.module.css';

/** The printer gets one label for each. */
export function printBadges(badges: readonly Badge[]): void {
  print(
    badges.map((badge, at) => <BadgeLabel key={at} {...badge} />),
    false,
  );
}

/** A4 sheets of 27; the first one may be begun already. Places count from 0. */
export function printBadgeSheets(badges: readonly Badge[], firstPlace: number): void {
  print(
    layBadges(badges, firstPlace).map((placed, at) => <BadgeSheet key={at} placed={placed} />),
    true,
  );
}

export const layBadges = (badges: readonly Badge[], firstPlace: number) =>
  layLabels(badges, badgeSheet, firstPlace);

interface BadgeSheetProps {
  placed: readonly { label: Badge; place: number }[];
}

function BadgeSheet({ placed }: BadgeSheetProps) {
  return (
    <div className={classes.sheet}>
      {placed.map(({ label, place }) => {
        const { left, top } = placeLabel(badgeSheet, place);
        return (
          <div key={place} className={classes.place} style={{ left: `${left}mm`, top: `${top}mm` }}>
            <BadgeLabel {...label} />
          </div>
        );
      })}
    </div>
  );
}

let last: { root: Root; place: Element } | null = null;

/** In place of the page. It stays until the next one: some browsers draw the paper after their dialog has opened. */
function print(sheets: ReactNode, isSheet: boolean): void {
  last?.root.unmount();
  last?.place.remove();
  const place = document.createElement('div');
  place.className = classes.print ?? '';
  place.toggleAttribute('data-sheets', isSheet);
  place.dataset['print'] = '';
  place.setAttribute('aria-hidden', 'true');
  const root = createRoot(place);
  document.body.append(place);
  flushSync(() => root.render(sheets));
  last = { root, place };
  window.print();
}
