import { labelOf, type LookupValue } from '@suchi/contracts/lookups';
import type { ProfileFormData, ProfileSheet, ReadProfile } from '@suchi/contracts/profiles';
import { isSameData, todayInIndia } from '@suchi/domain/basics';
import { mergeForms } from '@suchi/domain/profiles';
import { useMemo, useState } from 'react';
import { deviceCopyKey } from '../../../shared/api/device-copies.ts';
import { deviceStorage } from '../../../shared/config/browser-storage.ts';
import type { ActingFor } from '../api/authoring-api.ts';
import { usePhotoUpload } from '../media/use-photo-upload.ts';
import { createFormStore, type FormStore } from './form-store.ts';
import { createCopyStore, gatherSheet } from './local-copy.ts';
import { type Conflict, openCopy, type Opening } from './opening.ts';
import type { Media, ProfileEditor } from './profile-editor.ts';
import { useLocalCopy } from './use-local-copy.ts';

interface ProfileEditorOptions {
  source: ReadProfile;
  user: ActingFor;
  /** The account that is typing, not the profile's owner. */
  currentUserId: string;
}

/** Merges the server's profile with the copy on this device. */
export function useProfileEditor({ source, user, currentUserId }: ProfileEditorOptions): ProfileEditor {
  const [store] = useState(() => createCopyStore(deviceStorage, currentUserId, source.owner.id));
  const [opening] = useState(() => openCopy(store, source));
  const [form] = useState(() => {
    const { sheet, openAddress, keptAtMs } = opening;
    const kept = keptAtMs === null ? null : { atMs: keptAtMs };
    const rules = { today: todayInIndia(new Date()), latestBirthDate: source.latest_birth_date };
    return createFormStore({ profile: sheet.profile, openAddress, kept }, rules);
  });
  const { extras, resetExtras, ...media } = useExtras(opening.sheet, form);
  const { beginWith, merge, ...saved } = useSavedProfile(opening, (sheet) => {
    form.begin(sheet.profile);
    resetExtras(sheet);
  });
  const photoUpload = usePhotoUpload({
    user,
    fileKey: deviceCopyKey('photo', currentUserId, source.owner.id),
    album: { mainPhoto: extras.main_photo, photos: extras.photos },
    onChange: ({ mainPhoto, photos }) => media.setMedia({ main_photo: mainPhoto, photos: [...photos] }),
  });
  const { base, waiting } = saved;
  useLocalCopy({ store, form, rest: useMemo(() => ({ base, waiting, extras }), [base, waiting, extras]) });

  return {
    ...media,
    ...saved,
    source,
    user,
    form,
    media: extras,
    photoUpload,
    expiredAtMs: opening.expiredAtMs,
    resolve: (met, winner) => merge({ ...extras, profile: form.read().profile }, met, winner),
    discard: () => {
      beginWith(source.sheet);
      form.setOpenAddress(null);
      form.forgetErrors();
    },
  };
}

/** Parts of the profile that are not form values: signed pictures and names of lookups. */
function useExtras(sheet: ProfileSheet, { setValue }: FormStore) {
  const [media, setAllMedia] = useState<Media>(sheet);
  const [lookups, setLookups] = useState<LookupValue[]>(sheet.lookups);
  const extras = useMemo(
    () => ({ main_photo: media.main_photo, photos: media.photos, main_video: media.main_video, lookups }),
    [media, lookups],
  );
  const findLast = (id: number) => lookups.findLast((value) => value.id === id);
  return {
    lookups,
    extras,
    /** The form values are their ids. */
    setMedia: (change: Partial<Media>) => {
      setAllMedia((before) => ({ ...before, ...change }));
      if (change.main_photo !== undefined) setValue('main_photo', change.main_photo?.id ?? null);
      if (change.photos !== undefined)
        setValue(
          'photos',
          change.photos.map(({ id }) => id),
        );
      if (change.main_video !== undefined) setValue('main_video', change.main_video?.id ?? null);
    },
    lookupName: (id: number) => findLast(id)?.name,
    lookupLabel: (id: number) => {
      const value = findLast(id);
      return value && labelOf(value);
    },
    rememberLookup: (value: LookupValue | null) => {
      if (value !== null) setLookups((known) => [...known.filter(({ id }) => id !== value.id), value]);
    },
    resetExtras: (server: ProfileSheet) => {
      setAllMedia(server);
      setLookups((known) => [...known, ...server.lookups]);
    },
  };
}

/** What the server has, what waits for it, and what differs. `begin` shows another sheet in the form. */
function useSavedProfile(opening: Opening, begin: (sheet: ProfileSheet) => void) {
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
