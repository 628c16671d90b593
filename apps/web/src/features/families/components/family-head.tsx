import type { FamilyListItem } from '@suchi/contracts/families';
import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { closedFor } from '../../../entities/picture/closed-for.ts';
import { PictureImage } from '../../../entities/picture/picture-image.tsx';
import { profilePath } from '../../../shared/config/paths.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { namesOf } from '../../../shared/i18n/names-of.ts';
import { Link } from '../../../shared/router/link.tsx';
import { LatinName } from '../../../shared/ui/latin-name.tsx';
import { Box, Row } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { sayAgeAndPlace } from '../model/interest-words.ts';
import classes from './family-card.module.css';
import { FamilyDots } from './family-dots.tsx';

interface FamilyHeadProps {
  item: FamilyListItem;
  /** Below age and place. */
  children?: ReactNode;
}

/** Photo, name, age and place. The whole head opens the profile where that is allowed. */
export function FamilyHead({ item, children }: FamilyHeadProps) {
  const t = useMessages('families');
  const { family } = item;
  const { name, latin } = namesOf(family);
  return (
    <Row gap={4} align="start" className={classes.head}>
      <div className={classes.photo}>
        <FamilyPhoto family={family} variant="thumb" />
      </div>
      <Box grow breaks>
        <Text as="h2" size="lg" weight="bold" face="plain" leading="snug">
          {family.can_open ? (
            <Link
              className={classes.link}
              to={profilePath(family.profile_id)}
              aria-label={t('openProfile', { name })}
            >
              {name}
            </Link>
          ) : (
            name || t('nameless')
          )}
        </Text>
        <LatinName name={latin} />
        <Text tone="soft">{sayAgeAndPlace(family, t)}</Text>
        {children}
      </Box>
      {family.can_open ? (
        <IconChevronRight size={22} className={`muted ${classes.chevron}`} aria-hidden="true" />
      ) : (
        <FamilyDots item={item} />
      )}
    </Row>
  );
}

interface FamilyPhotoProps {
  family: FamilyListItem['family'];
  variant: 'thumb' | 'card';
}

export function FamilyPhoto({ family, variant }: FamilyPhotoProps) {
  const t = useMessages('families');
  const name = namesOf(family).name || t('nameless');
  return (
    <PictureImage
      picture={family.photo}
      variant={variant}
      alt={t(family.photo === null ? 'noPhotoOf' : 'photoOf', { name })}
      fallbackGender={family.gender}
      closedFor={closedFor(family, name)}
    />
  );
}
