import type { LookupValue, ProfileFormData, ProfileSheet, ReadProfile } from '@suchi/contracts/profile';
import { createContext, use } from 'react';
import type { Control, Path, PathValue, UseFormSetValue } from 'react-hook-form';
import type { ActingFor } from '../api/authoring-api.ts';
import type { KeptState } from './copy-writer.ts';
import type { FormError } from './form-errors.ts';
import type { OpenAddress } from './local-copy.ts';

export type ProfilePath = Path<ProfileFormData>;
export type ProfileValue<Name extends ProfilePath> = PathValue<ProfileFormData, Name>;
export type Media = Pick<ProfileSheet, 'main_photo' | 'photos' | 'main_video'>;

/** The open form: what is in it, what is wrong with it, and how it is changed. */
export interface ProfileEditor {
  source: ReadProfile;
  user: ActingFor;
  control: Control<ProfileFormData>;
  profile: ProfileFormData;
  setValue: UseFormSetValue<ProfileFormData>;
  media: Media;
  setMedia: (change: Partial<Media>) => void;
  lookupName: (id: number) => string | undefined;
  rememberLookup: (value: LookupValue | null) => void;
  /** Everything that keeps the profile from being submitted now. */
  errors: readonly FormError[];
  /** What of it is said: all after a refused submission, before that what was left empty or wrong. */
  errorAt: (path: string) => string | undefined;
  isRequired: (path: string) => boolean;
  leaveField: (path: string) => void;
  /** The address in the dialog: kept like everything typed, and open again after a reload. */
  openAddress: OpenAddress | null;
  setOpenAddress: (open: OpenAddress | null) => void;
  kept: KeptState;
  /** When what was restored had been typed; null when the form began as the server has it. */
  restoredAtMs: number | null;
  discard: () => void;
  isSubmitTried: boolean;
  /** How often a submission was refused. */
  attempts: number;
  refuseSubmit: (serverErrors?: readonly FormError[]) => void;
  /** The server has this now. */
  markSaved: (profile: ProfileFormData) => void;
}

const ProfileEditorContext = createContext<ProfileEditor | null>(null);
export const ProfileEditorProvider = ProfileEditorContext.Provider;

/** The form that is open around us. */
export function useEditor(): ProfileEditor {
  const editor = use(ProfileEditorContext);
  if (editor === null) throw new Error('This component is rendered outside of the profile form.');
  return editor;
}
