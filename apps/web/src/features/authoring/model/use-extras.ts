import type { LookupValue, ProfileSheet } from '@suchi/contracts/profile';
import { useMemo, useState } from 'react';
import type { FormStore } from './form-store.ts';
import type { Media } from './profile-editor.ts';

/** Parts of the profile that are not form values: signed pictures and names of lookups. */
export function useExtras(sheet: ProfileSheet, { setValue }: FormStore) {
  const [media, setAllMedia] = useState<Media>(sheet);
  const [lookups, setLookups] = useState<LookupValue[]>(sheet.lookups);
  const extras = useMemo(
    () => ({ main_photo: media.main_photo, photos: media.photos, main_video: media.main_video, lookups }),
    [media, lookups],
  );
  return {
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
    lookupName: (id: number) => lookups.findLast((value) => value.id === id)?.name,
    rememberLookup: (value: LookupValue | null) => {
      if (value !== null) setLookups((known) => [...known.filter(({ id }) => id !== value.id), value]);
    },
    resetExtras: (server: ProfileSheet) => {
      setAllMedia(server);
      setLookups((known) => [...known, ...server.lookups]);
    },
  };
}
