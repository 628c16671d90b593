import type { ReviewProfile } from '@suchi/contracts/review';
import type { Ref } from 'react';
import { formatHeight } from '../../../shared/i18n/format-measures.ts';
import { formatMoment } from '../../../shared/i18n/long-date.ts';
import { PictureImage } from '../../../entities/picture/picture-image.tsx';
import { ChangesDiff } from '../../../entities/profile-sheet/changes-diff.tsx';
import { FactsList } from '../../../entities/profile-sheet/facts-list.tsx';
import { listStayingFacts } from '../../../entities/profile-sheet/staying-facts.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Badge } from '../../../shared/ui/badge.tsx';
import { KeyCap } from '../../../shared/ui/key-cap.tsx';
import { profileNames } from './profile-names.ts';
import { Row, Stack } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import profileClasses from './profile-view.module.css';
import classes from './revision-view.module.css';

interface RevisionViewProps {
  profile: ReviewProfile;
  revision: NonNullable<ReviewProfile['revision']>;
  nameRef: Ref<HTMLHeadingElement>;
  onShowWhole: () => void;
}

/** Changes of an approved profile: only what differs, the rest on request. */
export function RevisionView({ profile, revision, nameRef, onShowWhole }: RevisionViewProps) {
  const t = useMessages('admin');
  const tProfile = useMessages('profile');
  const { full } = profileNames(profile);
  const staying = listStayingFacts(revision.sheet, revision.changes, tProfile);
  const stayingCount = staying.reduce((sum, { facts }) => sum + facts.length, 0);
  return (
    <Stack as="article" gap={4} size="md" aria-label={full}>
      <header>
        <Row as="p" gap={2} align="stretch" wrap>
          <Badge tone="success">{t('review.revision.visible')}</Badge>
          <Badge tone="gold">
            {t('review.revision.sent', { date: formatMoment(revision.submitted_at) })}
          </Badge>
        </Row>
        <h2 ref={nameRef} tabIndex={-1} className={profileClasses.name}>
          {full || t('review.profile.nameless')}
        </h2>
        <Text tone="soft">{listFacts(profile, t).join(', ')}</Text>
        <Text tone="soft">
          {t('review.revision.differ', { count: revision.changes.length, staying: stayingCount })}
        </Text>
      </header>
      <ChangesDiff revision={revision} Image={PictureImage} />
      <details className={classes.staying}>
        <Text as="summary" tone="brand" weight="bold" className={`touch ${classes.summary}`}>
          {t('review.revision.showStaying', { count: stayingCount })}
        </Text>
        {staying.map((group) => (
          <FactsList key={group.key} group={group} density="office" />
        ))}
      </details>
      <div>
        <Button look="default" size="small" onClick={onShowWhole}>
          {t('review.revision.showWhole')}
          <KeyCap>D</KeyCap>
        </Button>
      </div>
    </Stack>
  );
}

function listFacts(
  { age, serial_number: serial, sheet: { profile } }: ReviewProfile,
  t: ReturnType<typeof useMessages<'admin'>>,
): string[] {
  return [
    age === null ? null : t('review.profile.years', { count: age }),
    profile.height === null ? null : formatHeight(profile.height),
    profile.new_location?.name ?? null,
    serial === null ? null : t('review.profile.serial', { serial }),
  ].filter((fact) => fact !== null);
}
