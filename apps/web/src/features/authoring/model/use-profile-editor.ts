import type { ReadProfile } from '@suchi/contracts/profile';
import { todayInIndia } from '@suchi/domain/basics';
import { useMemo, useState } from 'react';
import type { ActingFor } from '../api/authoring-api.ts';
import { usePhotoUpload } from '../media/use-photo-upload.ts';
import { createFormStore } from './form-store.ts';
import { createCopyStore } from './local-copy.ts';
import { openCopy } from './opening.ts';
import type { ProfileEditor } from './profile-editor.ts';
import { useExtras } from './use-extras.ts';
import { useLocalCopy } from './use-local-copy.ts';
import { useSavedProfile } from './use-saved-profile.ts';
import { deviceCopyKey } from '../../../shared/api/device-copies.ts';
import { deviceStorage } from '../../../shared/config/browser-storage.ts';

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
