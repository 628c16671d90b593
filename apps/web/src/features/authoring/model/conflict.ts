import type { ProfileFormData, ReadProfile } from '@suchi/contracts/profile';

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
