import type { ProfileFormData, ProfileSheet } from '@suchi/contracts/profile';
import { isSameData } from '@suchi/domain/basics';
import { mergeForms } from '@suchi/domain/profile';
import { useState } from 'react';
import type { Conflict } from './conflict.ts';
import { gatherSheet } from './local-copy.ts';
import type { Opening } from './opening.ts';

/** What the server has, what waits for it, and what differs. `begin` shows another sheet in the form. */
export function useSavedProfile(opening: Opening, begin: (sheet: ProfileSheet) => void) {
  const [{ base, waiting }, setSaved] = useState<Pick<Opening, 'base' | 'waiting'>>(opening);
  const [conflict, setConflict] = useState(opening.conflict);
  const [restoredAtMs, setRestoredAtMs] = useState(opening.keptAtMs);
  return {
    base,
    waiting,
    conflict,
    setConflict,
    restoredAtMs,
    keepWaiting: (draft: ProfileFormData) => setSaved({ base, waiting: draft }),
    markSaved: (saved: ProfileFormData) => {
      setSaved({ base: saved, waiting: null });
      setRestoredAtMs(null);
    },
    beginWith: (server: ProfileSheet) => {
      begin(server);
      setSaved({ base: server.profile, waiting: null });
      setRestoredAtMs(null);
    },
    merge: (mine: ProfileSheet, met: Conflict, winner: 'mine' | 'other') => {
      const { sheet } = met.other;
      const profile = mergeForms({ base: met.base, mine: mine.profile, other: sheet.profile }, winner);
      begin(gatherSheet(profile, sheet, mine));
      setSaved({ base: sheet.profile, waiting: null });
      setConflict(null);
      if (isSameData(profile, sheet.profile)) setRestoredAtMs(null);
      met.sendAgain?.({ profile, base: sheet.profile });
    },
  };
}
