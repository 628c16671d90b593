import { ageOn } from '@suchi/domain/profiles';
import { createRandom } from '../random.ts';
import { photoId } from './identifiers.ts';
import type { Member } from './members.ts';

import type { DemoDate, PhotoFile, ProfilePhotoRow } from './rows.ts';

const drawnAge = (age: number) => Math.max(22, Math.min(60, age));

function countGallery({ login, profile, plan }: Member): number {
  if (login) return 3;
  const random = createRandom(`gallery:${profile.id}`);
  return plan.status === 'Active' && random.chance(0.06) ? random.integer(1, 3) : 0;
}

/** The photographs to draw: one for nearly every profile, and a few galleries. */
export function planPhotos(
  members: readonly Member[],
  today: DemoDate,
): { files: PhotoFile[]; profilePhotos: ProfilePhotoRow[] } {
  const files = members.flatMap((member): PhotoFile[] => {
    const { profile, person } = member;
    if (profile.main_photo === null) return [];
    const age = drawnAge(ageOn(person.birthday, today));
    return Array.from({ length: 1 + countGallery(member) }, (_, variant) => ({
      id: photoId(person.gender, profile.id, variant),
      profile: profile.id,
      title: `${person.name.first.latin} ${person.name.last.latin}`,
      filename: `profile-${profile.id}-${variant}.webp`,
      portrait: { seed: `profile-${profile.id}`, gender: person.gender, age, variant },
    }));
  });
  const profilePhotos = files
    .filter(({ portrait }) => portrait.variant > 0)
    .map(({ profile, id }, index) => ({
      id: index + 1,
      qd_matrimonial_profile_id: profile,
      directus_files_id: id,
    }));
  return { files, profilePhotos };
}
