import type { ReactNode } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Card, Row, Stack } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { useDesk } from '../model/use-desk.ts';
import { FamilyPhoto } from './family-photo.tsx';
import classes from './door.module.css';

/** Photo, number, name, age and town, as the volunteer compares them with the person. */
export function FamilyCard({ family, children }: { family: string; children?: ReactNode }) {
  const t = useMessages('door');
  const { desk } = useDesk();
  const listed = desk.describe(family);
  const { age = null, town = null } = listed ?? {};
  const facts = age === null ? town : town === null ? t('age', { age }) : t('ageTown', { age, town });
  return (
    <Card>
      <Row gap={5} align="start" className={classes.familyHead}>
        <FamilyPhoto family={family} size="large" />
        <Stack gap={1} className={classes.familyFacts}>
          <span className={classes.number}>{desk.numberOf(family) ?? '–'}</span>
          <h1 className={classes.name}>{listed?.name}</h1>
          <Text tone="soft">{facts}</Text>
        </Stack>
      </Row>
      {children}
    </Card>
  );
}
