import type { OwnMelawa } from '@suchi/contracts/melawa';
import { countDays } from '@suchi/domain/basics';
import { useState } from 'react';
import { session } from '../../../shared/api/api.ts';
import { deviceCopyKey } from '../../../shared/api/device-copies.ts';
import { deviceStorage } from '../../../shared/config/browser-storage.ts';

/** The card comes back for these last days. */
const lastDays = 3;

/** "Later" folds the invitation to the strip, on this device. */
export function useLater(own: OwnMelawa | null | undefined) {
  const key = deviceCopyKey('melawa-later', session.userId() ?? '', String(own?.event.year ?? ''));
  const [isLater, setIsLater] = useState(() => deviceStorage.getItem(key) !== null);
  const isLast = own ? countDays(own.today, own.event.answer_until) < lastDays : false;
  return {
    isFolded: (isLater || deviceStorage.getItem(key) !== null) && !isLast,
    fold: () => {
      setIsLater(true);
      try {
        deviceStorage.setItem(key, 'yes');
      } catch {
        // It is folded while the page is open.
      }
    },
  };
}
