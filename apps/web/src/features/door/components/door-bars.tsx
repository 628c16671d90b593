import type { FamilyAtDoor } from '@suchi/domain/melawa';
import { IconAlertTriangle, IconArrowMerge, IconCloudCheck, IconWifiOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useSyncExternalStore } from 'react';
import { loginPath, paths } from '../../../shared/config/paths.ts';
import { type Translate, useMessages } from '../../../shared/i18n/messages.ts';
import { RichMessage } from '../../../shared/i18n/rich-message.tsx';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { Card, Row, Stack } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { formatClock } from '../model/clock.ts';
import { useDesk } from '../model/use-desk.ts';
import { FamilyPhoto } from './family-photo.tsx';
import classes from './door.module.css';

/** The counts, the network, and families that two desks let in. With a card in front only what cannot wait. */
export function DoorBars({ isShort }: { isShort: boolean }) {
  const { desk, line } = useDesk();
  const state = useSyncExternalStore(line.state.subscribe, line.state.read);
  return (
    <>
      {isShort ? null : <Counts />}
      {state.fault === null ? <NetworkBar /> : <FaultBar fault={state.fault} />}
      {isShort ? null : desk.questions.map((family) => <Question key={family.family} family={family} />)}
    </>
  );
}

function Counts() {
  const t = useMessages('door');
  const { people, families, toCome } = useDesk().desk.counts;
  const marks = { n: (text: string) => <strong>{text}</strong> };
  return (
    <Row justify="between" wrap gap={2} className={classes.counts}>
      <span>
        <RichMessage text={t('counts.people', { count: people })} marks={marks} />
      </span>
      <span>
        <RichMessage text={t('counts.families', { count: families })} marks={marks} />
      </span>
      <span>
        <RichMessage text={t('counts.toCome', { count: toCome })} marks={marks} />
      </span>
    </Row>
  );
}

interface BarProps {
  look: 'gold' | 'leaf';
  icon: ReactNode;
  title: string;
  children: ReactNode;
}

function Bar({ look, icon, title, children }: BarProps) {
  return (
    <Row gap={4} className={classes.bar} data-look={look} role="status">
      {icon}
      <span>
        <strong>{title}</strong>
        {children}
      </span>
    </Row>
  );
}

function NetworkBar() {
  const t = useMessages('door');
  const { desk, line } = useDesk();
  const { offlineSince, back } = useSyncExternalStore(line.state.subscribe, line.state.read);
  const { offsetMs } = desk.data.marks;
  const waiting = countArrivals(desk.data.waiting());
  if (offlineSince !== null)
    return (
      <Bar
        look="gold"
        icon={<IconWifiOff aria-hidden="true" />}
        title={t('offline.since', { time: formatClock(offlineSince + offsetMs) })}
      >
        {waiting === 0 ? null : <span>{t('offline.waits', { count: waiting })}</span>}
        <OldList />
      </Bar>
    );
  if (back === null) return null;
  return (
    <Bar
      look="leaf"
      icon={<IconCloudCheck aria-hidden="true" />}
      title={t('synced.title', { time: formatClock(back.at + offsetMs), count: back.sent })}
    >
      <span>
        {back.isAgreed
          ? t('synced.agree', { count: back.desks, people: desk.counts.people })
          : t('synced.sent')}
      </span>
    </Bar>
  );
}

const countArrivals = (operations: readonly { kind: string }[]) =>
  operations.filter(({ kind }) => kind === 'check_in' || kind === 'walk_in').length;

function OldList() {
  const t = useMessages('door');
  const { desk } = useDesk();
  const { listAt, offsetMs } = desk.data.marks;
  if (listAt === null || !desk.isListOld) return null;
  return <span>{t('offline.oldList', { time: formatClock(listAt + offsetMs) })}</span>;
}

function FaultBar({ fault }: { fault: 'signed_out' | 'other_account' }) {
  const t = useMessages('door');
  return (
    <Bar
      look="gold"
      icon={<IconAlertTriangle aria-hidden="true" />}
      title={t(fault === 'signed_out' ? 'offline.signedOut' : 'offline.otherAccount')}
    >
      <ButtonLink to={loginPath(paths.desk)} look="default" size="small">
        {t('offline.signIn')}
      </ButtonLink>
    </Bar>
  );
}

/** Two desks let this family in without knowing of each other. It is counted once. */
function Question({ family }: { family: FamilyAtDoor }) {
  const t = useMessages('door');
  const { desk } = useDesk();
  const { people } = family;
  const arrivals = desk.arrivalsOf(family.family);
  const together = arrivals.reduce((sum, arrival) => sum + arrival.people, 0);
  const others = [...new Set([together, ...arrivals.map((arrival) => arrival.people)])].filter(
    (count) => count !== people,
  );
  return (
    <Card as="section" className={classes.question} aria-label={t('synced.twice', { count: 1 })}>
      <Row gap={3} className={classes.questionHead}>
        <IconArrowMerge aria-hidden="true" />
        <strong>{t('synced.twice', { count: 1 })}</strong>
      </Row>
      <Row gap={4} align="start" className={classes.questionBody}>
        <FamilyPhoto family={family.family} size="middle" />
        <Stack gap={1}>
          <Text size="lg">
            <strong className={classes.smallNumber}>{desk.numberOf(family.family)}</strong>{' '}
            {desk.describe(family.family)?.name}
          </Text>
          {listArrivals(arrivals, t).map((words) => (
            <Text key={words} tone="soft">
              {words}
            </Text>
          ))}
        </Stack>
      </Row>
      <Row justify="between" gap={3} className={classes.questionCount}>
        <span>{t('synced.counted')}</span>
        <strong>{t('people', { count: people })}</strong>
      </Row>
      <Row gap={3} wrap className={classes.questionFoot}>
        <Button look="default" onClick={() => void desk.correct(family.family, people)}>
          {t('synced.right')}
        </Button>
        {others.map((count) => (
          <Button key={count} look="default" onClick={() => void desk.correct(family.family, count)}>
            {t('synced.they', { count })}
          </Button>
        ))}
      </Row>
    </Card>
  );
}

const listArrivals = (arrivals: FamilyAtDoor['arrivals'], t: Translate<'door'>) =>
  arrivals.map(({ desk, at, people }) =>
    t('synced.arrival', { desk, time: formatClock(at), people: t('people', { count: people }) }),
  );
