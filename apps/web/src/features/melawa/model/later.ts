import type { OwnMelawa } from '@suchi/contracts/melawa';
import { countDays } from '@suchi/domain/basics';
import { useSyncExternalStore } from 'react';
import { session } from '../../../shared/api/api.ts';
import { deviceCopyKey } from '../../../shared/api/device-copies.ts';
import { deviceStorage } from '../../../shared/config/browser-storage.ts';
import { createListeners } from '../../../shared/state/create-store.ts';

/** The card comes back for these last days. */
const lastDays = 3;

const keyOf = ({ event }: OwnMelawa) =>
  deviceCopyKey('melawa-later', session.userId() ?? '', String(event.year));

const changes = createListeners();
/** While the page is open: in the last days, and where the device keeps nothing. */
const foldedHere = new Set<string>();

const isLast = ({ today, event }: OwnMelawa): boolean => countDays(today, event.answer_until) < lastDays;

/** "Later": the strip stands in place of the card, on this device. */
export function foldInvitation(own: OwnMelawa): void {
  try {
    if (isLast(own)) foldedHere.add(keyOf(own));
    else deviceStorage.setItem(keyOf(own), 'yes');
  } catch {
    foldedHere.add(keyOf(own));
  }
  changes.tell();
}

function isFolded(own: OwnMelawa): boolean {
  const key = keyOf(own);
  return foldedHere.has(key) || (!isLast(own) && deviceStorage.getItem(key) !== null);
}

/** Whether the card stands on home. */
export function useIsAsked(own: OwnMelawa | null | undefined): boolean {
  return useSyncExternalStore(
    changes.subscribe,
    () => own?.phase === 'answers' && own.answer === null && !isFolded(own),
  );
}
