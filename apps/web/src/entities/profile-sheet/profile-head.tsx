import type { ProfileSheet } from '@suchi/contracts/profiles';
import type { ReactNode } from 'react';
import { useMessages } from '../../shared/i18n/messages.ts';
import { namesOf } from '../../shared/i18n/names-of.ts';
import { listLeadFacts, workLine } from './lead-facts.ts';
import { namedLabel } from './named-label.ts';
import { LatinName } from '../../shared/ui/latin-name.tsx';
import { Row, Stack } from '../../shared/ui/layout.tsx';
import { Text } from '../../shared/ui/text.tsx';
import { FactLine } from '../../shared/ui/fact-line.tsx';
import classes from './profile-head.module.css';
import { sayChoice } from '../../shared/i18n/choice-words.ts';

interface ProfileHeadProps {
  sheet: Pick<ProfileSheet, 'profile' | 'lookups'>;
  /** The name, as a heading of the level the page needs. */
  heading: ReactNode;
  suchiLabel: string | null;
  /** Under the lead facts. */
  badge?: ReactNode;
}

export function ProfileHead({ sheet, heading, suchiLabel, badge = null }: ProfileHeadProps) {
  const t = useMessages('profile');
  const { profile } = sheet;
  const work = workLine({
    ...profile,
    new_occupation: namedLabel(sheet, 'new_occupation', profile.new_occupation),
  });
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
            {sayChoice('marital_status', profile.marital_status)}
          </Text>
        ) : null}
      </Row>
      <div className={classes.name}>{heading}</div>
      <LatinName name={namesOf(profile).latin} />
      <FactLine facts={listLeadFacts(profile, t)} size="xl" />
      {badge}
      {work ? (
        <Text tone="soft" size="lg">
          {work}
        </Text>
      ) : null}
    </Stack>
  );
}
