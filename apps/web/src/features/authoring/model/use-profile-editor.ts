import type { ProfileFormData, ReadProfile } from '@suchi/contracts/profile';
import { todayInIndia } from '@suchi/domain/basics';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { ActingFor } from '../api/authoring-api.ts';
import { usePhotoUpload } from '../media/use-photo-upload.ts';
import { createCopyStore } from './local-copy.ts';
import { openCopy } from './opening.ts';
import type { ProfileEditor } from './profile-editor.ts';
import { useExtras } from './use-extras.ts';
import { useFormErrors } from './use-form-errors.ts';
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
  const form = useForm<ProfileFormData>({ defaultValues: opening.sheet.profile });
  const { extras, resetExtras, ...media } = useExtras(opening.sheet, form.setValue);
  const { beginWith, merge, ...saved } = useSavedProfile(opening, (sheet) => {
    form.reset(sheet.profile);
    resetExtras(sheet);
  });
  const photoUpload = usePhotoUpload({
    user,
    fileKey: deviceCopyKey('photo', currentUserId, source.owner.id),
    album: { mainPhoto: extras.main_photo, photos: extras.photos },
    onChange: ({ mainPhoto, photos }) => media.setMedia({ main_photo: mainPhoto, photos: [...photos] }),
  });
  const profile = useStable(form.watch());
  const [rules] = useState({
    today: todayInIndia(new Date()),
    latestBirthDate: source.latest_birth_date,
  });
  const { forgetErrors, ...errors } = useFormErrors(profile, rules);
  const [openAddress, setOpenAddress] = useState(opening.openAddress);
  const content = useMemo(
    () => ({ base: saved.base, waiting: saved.waiting, openAddress, sheet: { ...extras, profile } }),
    [saved.base, saved.waiting, openAddress, extras, profile],
  );
  const kept = useLocalCopy({ store, content, keptAtMs: opening.keptAtMs });

  return {
    ...errors,
    ...media,
    ...saved,
    source,
    user,
    profile,
    control: form.control,
    setValue: form.setValue,
    media: extras,
    photoUpload,
    openAddress,
    setOpenAddress,
    kept,
    expiredAtMs: opening.expiredAtMs,
    resolve: (met, winner) => merge({ ...extras, profile }, met, winner),
    discard: () => {
      beginWith(source.sheet);
      setOpenAddress(null);
      forgetErrors();
    },
  };
}

/** The form library returns a new object at each render; effects and memos need a stable one. */
function useStable(profile: ProfileFormData): ProfileFormData {
  const [stable, setStable] = useState(profile);
  const json = JSON.stringify(profile);
  const [lastJson, setLastJson] = useState(json);
  if (json === lastJson) return stable;
  const copy = JSON.parse(json) as ProfileFormData;
  setLastJson(json);
  setStable(copy);
  return copy;
}
