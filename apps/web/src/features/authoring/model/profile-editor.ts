import type { LookupValue, ProfileFormData, ProfileSheet, ReadProfile } from '@suchi/contracts/profile';
import { createContext, use } from 'react';
import type { Control, Path, PathValue, UseFormSetValue } from 'react-hook-form';
import type { ActingFor } from '../api/authoring-api.ts';
import type { usePhotoUpload } from '../media/use-photo-upload.ts';
import type { Conflict } from './conflict.ts';
import type { KeptState } from './copy-writer.ts';
import type { FormError } from './form-errors.ts';
import type { OpenAddress } from './local-copy.ts';

export type ProfilePath = Path<ProfileFormData>;
export type ProfileValue<Name extends ProfilePath> = PathValue<ProfileFormData, Name>;
export type Media = Pick<ProfileSheet, 'main_photo' | 'photos' | 'main_video'>;

export interface ProfileEditor {
  source: ReadProfile;
  user: ActingFor;
  control: Control<ProfileFormData>;
  profile: ProfileFormData;
  /** The server's profile that the changes began from. */
  base: ProfileFormData;
  /** The draft of this device that waits for the connection. */
  waiting: ProfileFormData | null;
  keepWaiting: (profile: ProfileFormData) => void;
  /** What was changed here and elsewhere; null when there is nothing to choose. */
  conflict: Conflict | null;
  setConflict: (conflict: Conflict | null) => void;
  /** Continues with all changes of both sides; where both changed an answer, with the winner's. */
  resolve: (conflict: Conflict, winner: 'mine' | 'other') => void;
  setValue: UseFormSetValue<ProfileFormData>;
  media: Media;
  setMedia: (change: Partial<Media>) => void;
  /** Survives a change of the section, and a closed page. */
  photoUpload: ReturnType<typeof usePhotoUpload>;
  lookupName: (id: number) => string | undefined;
  rememberLookup: (value: LookupValue | null) => void;
  errors: readonly FormError[];
  /** All errors after a refused submission; before that only those of fields that were left. */
  errorAt: (path: string) => string | undefined;
  isRequired: (path: string) => boolean;
  leaveField: (path: string) => void;
  /** Stored like other input, and open again after a reload. */
  openAddress: OpenAddress | null;
  setOpenAddress: (open: OpenAddress | null) => void;
  kept: KeptState;
  /** Null when the form started from the server's data. */
  restoredAtMs: number | null;
  /** Of a copy that was too old and was removed. */
  expiredAtMs: number | null;
  discard: () => void;
  isSubmitTried: boolean;
  /** Refused submissions. */
  attempts: number;
  refuseSubmit: (serverErrors?: readonly FormError[]) => void;
  markSaved: (profile: ProfileFormData) => void;
}

const ProfileEditorContext = createContext<ProfileEditor | null>(null);
export const ProfileEditorProvider = ProfileEditorContext.Provider;

export function useEditor(): ProfileEditor {
  const editor = use(ProfileEditorContext);
  if (editor === null) throw new Error('This component is rendered outside of the profile form.');
  return editor;
}
