import type { ProfileFormData, ProfileSheet, ReadProfile } from '@suchi/contracts/profiles';
import { isSameData } from '@suchi/domain/basics';
import { compareForms, mergeForms } from '@suchi/domain/profiles';
import { baseOf, type CopyStore, gatherSheet, type OpenAddress } from './local-copy.ts';

/** What the form begins with. */
export interface Opening {
  sheet: ProfileSheet;
  /** What the changes in the form are compared with. */
  base: ProfileFormData;
  waiting: ProfileFormData | null;
  openAddress: OpenAddress | null;
  /** When the restored copy was stored. */
  keptAtMs: number | null;
  /** When a copy was stored that is too old and was removed. */
  expiredAtMs: number | null;
  conflict: Conflict | null;
}

/** Merges the copy of this device into the server's profile. Where both changed an answer, the author chooses. */
export function openCopy(store: CopyStore, source: ReadProfile): Opening {
  const { copy, expiredAtMs } = store.read(Date.now());
  const server = source.sheet;
  const fresh = { sheet: server, base: server.profile, waiting: null, openAddress: null, keptAtMs: null };
  if (copy === null) return { ...fresh, expiredAtMs, conflict: null };
  const forms = { base: baseOf(copy, server.profile), mine: copy.sheet.profile, other: server.profile };
  const profile = mergeForms(forms, 'mine');
  const { conflicts } = compareForms(forms.base, profile, forms.other);
  const isRestored = copy.openAddress !== null || !isSameData(profile, server.profile);
  const opening = {
    sheet: gatherSheet(profile, server, copy.sheet),
    waiting: copy.waiting,
    openAddress: copy.openAddress,
    keptAtMs: isRestored ? copy.keptAtMs : null,
    expiredAtMs,
  };
  if (conflicts.length === 0) return { ...opening, base: server.profile, conflict: null };
  // Until the author has chosen, the server refuses to save it.
  return { ...opening, base: forms.base, conflict: { base: forms.base, mine: profile, other: source } };
}

/** A form on its way to the server, and what it was changed from. */
export interface SentForm {
  profile: ProfileFormData;
  base: ProfileFormData;
}

/** A profile that was changed here and, since then, elsewhere. */
export interface Conflict {
  base: ProfileFormData;
  mine: ProfileFormData;
  /** The profile as the server has it now. */
  other: ReadProfile;
  /** Saves or submits again, after the choice; absent where nothing was sent yet. */
  sendAgain?: (form: SentForm) => void;
}
