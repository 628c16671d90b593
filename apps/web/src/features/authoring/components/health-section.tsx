import { DisabilityField } from './disability-field.tsx';
import { HeightField } from './height-field.tsx';
import { ProfileLookup, ProfileShortList } from './profile-lookup.tsx';
import { ProfileNumber } from './profile-number.tsx';

export function HealthSection() {
  return (
    <>
      <HeightField />
      <ProfileNumber path="weight" entry="weightKg" />
      <ProfileLookup path="blood_group" lookup="Blood Group" />
      <ProfileShortList path="complexion" lookup="Complexion" />
      <ProfileShortList path="body_build" lookup="Body Build" />
      <DisabilityField />
    </>
  );
}
