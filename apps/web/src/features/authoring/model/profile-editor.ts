import type { LookupValue } from '@suchi/contracts/lookups';
import type { ProfileFormData, ProfileSheet, ReadProfile } from '@suchi/contracts/profiles';
import { createContext, use, useSyncExternalStore } from 'react';
import type { ActingFor } from '../api/authoring-api.ts';
import type { usePhotoUpload } from '../media/use-photo-upload.ts';
import type { Conflict } from './opening.ts';
import type { FormState, FormStore } from './form-store.ts';

export type Media = Pick<ProfileSheet, 'main_photo' | 'photos' | 'main_video'>;

/** What the parts of the form share. What changes while somebody types is in `form`. */
export interface ProfileEditor {
  source: ReadProfile;
  user: ActingFor;
  form: FormStore;
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
  media: Media;
  setMedia: (change: Partial<Media>) => void;
  /** Survives a change of the section, and a closed page. */
  photoUpload: ReturnType<typeof usePhotoUpload>;
  /** In English, as it is printed. */
  lookupName: (id: number) => string | undefined;
  /** In the reader's language. */
  lookupLabel: (id: number) => string | undefined;
  /** The values that the form and its author chose. */
  lookups: readonly LookupValue[];
  rememberLookup: (value: LookupValue | null) => void;
  /** Null when the form started from the server's data. */
  restoredAtMs: number | null;
  /** Of a copy that was too old and was removed. */
  expiredAtMs: number | null;
  discard: () => void;
  markSaved: (profile: ProfileFormData) => void;
}

const ProfileEditorContext = createContext<ProfileEditor | null>(null);
export const ProfileEditorProvider = ProfileEditorContext.Provider;

export function useEditor(): ProfileEditor {
  const editor = use(ProfileEditorContext);
  if (editor === null) throw new Error('This component is rendered outside of the profile form.');
  return editor;
}

/** Renders only when the chosen part changes; `choose` must not make a new object. */
export function useFormState<Part>(choose: (state: FormState) => Part): Part {
  const { form } = useEditor();
  return useSyncExternalStore(form.subscribe, () => choose(form.read()));
}
