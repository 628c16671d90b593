import type { ProfileFormData } from '@suchi/contracts/profiles';
import type { ReactNode } from 'react';
import { useMessages } from '../../shared/i18n/messages.ts';
import { listLeadFacts, workLine } from './lead-facts.ts';
import { Row, Stack } from '../../shared/ui/layout.tsx';
import { Text } from '../../shared/ui/text.tsx';
import { FactLine } from '../../shared/ui/fact-line.tsx';
import classes from './profile-head.module.css';

interface ProfileHeadProps {
  profile: ProfileFormData;
  /** The name, as a heading of the level the page needs. */
  heading: ReactNode;
  suchiLabel: string | null;
}

export function ProfileHead({ profile, heading, suchiLabel }: ProfileHeadProps) {
  const t = useMessages('profile');
  const work = workLine(profile);
  return (
    <Stack as="header" gap={1}>
      <Row as="p" gap={2} align="stretch" wrap className={classes.badges}>
        {suchiLabel === null ? null : (
          <Text as="span" tone="soft" weight="bold" className={`${classes.badge} ${classes.number}`}>
            {suchiLabel}
          </Text>
        )}
        {profile.marital_status ? (
          <Text as="span" tone="soft" weight="bold" className={classes.badge}>
            {t(`values.maritalStatuses.${profile.marital_status}`)}
          </Text>
        ) : null}
      </Row>
      <div className={classes.name}>{heading}</div>
      <FactLine facts={listLeadFacts(profile, t)} size="xl" />
      {work ? (
        <Text tone="soft" size="lg">
          {work}
        </Text>
      ) : null}
    </Stack>
  );
}
