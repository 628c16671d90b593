import type { MelawaRehearsal } from '@suchi/contracts/melawa';
import { IconPrinter, IconTheater } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatMoment } from '../../shared/i18n/long-date.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { AlertDialog } from '../../shared/ui/alert-dialog.tsx';
import { Banner } from '../../shared/ui/banner.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Card, List, Stack } from '../../shared/ui/layout.tsx';
import { ListStates } from '../../shared/ui/list-states.tsx';
import { ScreenWrapper } from '../../shared/ui/screen-wrapper.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Text } from '../../shared/ui/text.tsx';
import { rehearsalQuery, useEndRehearsal, useStartRehearsal } from './api/melawa-day-api.ts';
import { InventedPasses } from './components/invented-passes.tsx';
import { NotOpen } from './components/not-open.tsx';
import { isNotOpen } from './model/refusal-words.ts';
import { sayClock } from './model/say-clock.ts';
import { useAct } from './model/use-act.ts';

type Running = NonNullable<MelawaRehearsal['running']>;

/** For admins: the day is played weeks before, with invented people. */
export function RehearsalPage() {
  const t = useMessages('melawaDay');
  const source = useQuery(rehearsalQuery);
  if (source.data === undefined && isNotOpen(source.error)) return <NotOpen />;
  return (
    <ScreenWrapper title={t('play.title')} lead={t('play.lead')}>
      <ListStates
        source={source}
        isEmpty={() => false}
        loading={<Skeleton height={320} />}
        empty={null}
        ready={({ running }) => (running === null ? <Begin /> : <Playing running={running} />)}
      />
    </ScreenWrapper>
  );
}

function Begin() {
  const t = useMessages('melawaDay');
  const start = useStartRehearsal();
  const act = useAct();
  return (
    <Stack gap={4}>
      <HowTo />
      <div>
        <Button
          icon={<IconTheater size={20} aria-hidden="true" />}
          isBusy={start.isPending}
          onClick={() => void act(start, undefined, t('play.began'))}
        >
          {t('play.begin')}
        </Button>
      </div>
    </Stack>
  );
}

function HowTo() {
  const t = useMessages('melawaDay');
  return (
    <Card as="section" padding={5} gap={3} aria-label={t('play.steps.title')}>
      <Text as="h2" size="lg" weight="bold" face="plain">
        {t('play.steps.title')}
      </Text>
      <List as="ol" gap={2}>
        {(['desk', 'scan', 'board'] as const).map((step) => (
          <li key={step}>{t(`play.steps.${step}`)}</li>
        ))}
      </List>
    </Card>
  );
}

function Playing({ running }: { running: Running }) {
  const t = useMessages('melawaDay');
  const [isAsking, setIsAsking] = useState(false);
  const end = useEndRehearsal();
  const act = useAct();
  return (
    <Stack gap={4}>
      <Banner
        tone="gold"
        icon={<IconTheater />}
        title={t('play.clock', { time: sayClock(running.now) })}
        action={
          <Button look="default" isBusy={end.isPending} onClick={() => setIsAsking(true)}>
            {t('play.end')}
          </Button>
        }
      >
        {t('play.checkedIn', { count: running.checked_in, total: running.passes.length })}{' '}
        {t('play.until', { at: formatMoment(running.ends_at) })}
      </Banner>
      <HowTo />
      <div>
        <Button
          look="default"
          icon={<IconPrinter size={20} aria-hidden="true" />}
          onClick={() => window.print()}
        >
          {t('play.print')}
        </Button>
      </div>
      <InventedPasses passes={running.passes} />
      <AlertDialog
        isOpen={isAsking}
        title={t('play.endAsk')}
        confirmLabel={t('play.end')}
        onConfirm={() => {
          setIsAsking(false);
          void act(end, undefined, t('play.ended'));
        }}
        cancel={{ label: t('play.cancel'), onCancel: () => setIsAsking(false) }}
      >
        {t('play.endText')}
      </AlertDialog>
    </Stack>
  );
}
