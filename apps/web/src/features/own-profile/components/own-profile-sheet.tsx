import type { OwnStanding } from '@suchi/contracts/accounts';
import type { ProfileSheet } from '@suchi/contracts/profiles';
import { findPrintedNumber } from '../../../entities/own-profile/own-banners.ts';
import { FactTabs } from '../../../entities/profile-sheet/fact-tabs.tsx';
import { ProfileHead } from '../../../entities/profile-sheet/profile-head.tsx';
import { ProfileVideo } from '../../../entities/profile-sheet/profile-video.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { namesOf } from '../../../shared/i18n/names-of.ts';
import { Stack } from '../../../shared/ui/layout.tsx';
import classes from './own-profile-sheet.module.css';
import { PhotoGallery } from './photo-gallery.tsx';

interface OwnProfileSheetProps {
  sheet: ProfileSheet;
  standing: OwnStanding | null;
}

/** The member's own profile as other families see it. */
export function OwnProfileSheet({ sheet, standing }: OwnProfileSheetProps) {
  const t = useMessages('profile');
  const serial = standing && findPrintedNumber(standing);
  const name = namesOf(sheet.profile).name || t('view.nameless');
  return (
    <Stack as="article" gap={6} className={`bounded ${classes.sheet}`} aria-label={name}>
      <PhotoGallery sheet={sheet} name={name} />
      <Stack gap={5} className={`bounded ${classes.words}`}>
        <ProfileHead
          sheet={sheet}
          heading={<h2>{name}</h2>}
          suchiLabel={
            serial === null ? null : t('view.ownNumber', { serial, year: standing?.suchi.year ?? '' })
          }
        />
        <FactTabs sheet={sheet} />
      </Stack>
      {sheet.main_video ? <ProfileVideo video={sheet.main_video} name={name} /> : null}
    </Stack>
  );
}
