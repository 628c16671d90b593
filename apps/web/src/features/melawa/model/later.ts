import type { OwnMelawa } from '@suchi/contracts/melawa';
import { countDays } from '@suchi/domain/basics';
import { useSyncExternalStore } from 'react';
import { session } from '../../../shared/api/api.ts';
import { deviceCopyKey } from '../../../shared/api/device-copies.ts';
import { deviceStorage } from '../../../shared/config/browser-storage.ts';
import { createStore } from '../../../shared/state/create-store.ts';

/** The card comes back for these last days. */
const lastDays = 3;

const keyOf = ({ event }: OwnMelawa) =>
  deviceCopyKey('melawa-later', session.userId() ?? '', String(event.year));

/** Also where the device keeps nothing. */
const foldedNow = createStore<string | null>(null);

/** "Later": the strip stands in place of the card, on this device. */
export function foldInvitation(own: OwnMelawa): void {
  foldedNow.set(keyOf(own));
  try {
    deviceStorage.setItem(keyOf(own), 'yes');
  } catch {
    // It is folded while the page is open.
  }
}

/** Whether the card stands on home. */
export function useIsAsked(own: OwnMelawa | null | undefined): boolean {
  const folded = useSyncExternalStore(foldedNow.subscribe, foldedNow.read);
  if (!own || own.phase !== 'answers' || own.answer !== null) return false;
  if (countDays(own.today, own.event.answer_until) < lastDays) return folded !== keyOf(own);
  return folded !== keyOf(own) && deviceStorage.getItem(keyOf(own)) === null;
}
