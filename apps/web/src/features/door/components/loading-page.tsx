import { IconPrinter } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { formatWeekdayDate } from '../../../shared/i18n/long-date.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card, Row, Stack } from '../../../shared/ui/layout.tsx';
import { LinkButton } from '../../../shared/ui/plain-button.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { useDesk } from '../model/use-desk.ts';
import { DoorFrame } from './door-frame.tsx';
import { Promises } from './join-page.tsx';
import { printBadges } from './print-badges.tsx';
import classes from './door.module.css';

/** The list comes to the phone; then the desk begins. */
export function LoadingPage({ onBegin }: { onBegin: () => void }) {
  const t = useMessages('door');
  const { desk, photos } = useDesk();
  const { done, total, bytes } = useSyncExternalStore(photos.progress.subscribe, photos.progress.read);
  const { list, joined } = desk.data;
  const isReady = list !== null && done >= list.families.length;
  const words = { done, total: list?.families.length ?? total };
  const size = `${(bytes / 1_000_000).toFixed(1)} MB.`;
  return (
    <DoorFrame
      foot={
        <Button size="large" fullWidth disabled={!isReady} onClick={onBegin}>
          {isReady ? t('join.start') : t('join.wait', words)}
        </Button>
      }
    >
      <Stack gap={4} className={classes.page}>
        <Stack gap={1}>
          <h1>{t('join.title')}</h1>
          {list === null ? null : (
            <Text tone="soft">{t('join.lead', { day: formatWeekdayDate(list.event.day) })}</Text>
          )}
        </Stack>
        <Card padding={4} gap={2}>
          <Row justify="between">
            <strong>{t('join.listTitle')}</strong>
            <strong>{t('join.progress', words)}</strong>
          </Row>
          <progress
            className={classes.progress}
            aria-label={t('join.listTitle')}
            value={done}
            max={Math.max(1, words.total)}
          />
          <Text tone="muted">{t('join.listHint', { size })}</Text>
        </Card>
        <Promises />
        <Row gap={3}>
          <IconPrinter aria-hidden="true" />
          <Text grow>{t('join.printer', { desk: joined.desk })}</Text>
          <LinkButton onClick={() => printBadges([{ number: 100, gender: 'Female', isFamily: false }])}>
            {t('join.printTest')}
          </LinkButton>
        </Row>
      </Stack>
    </DoorFrame>
  );
}
