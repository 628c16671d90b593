import type { MelawaPair } from '@suchi/contracts/melawa';
import { IconHeartHandshake, IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatTimeOfDay } from '../../../shared/i18n/long-date.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Row } from '../../../shared/ui/layout.tsx';
import { ListStates } from '../../../shared/ui/list-states.tsx';
import { PageHeading } from '../../../shared/ui/page-heading.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { ownPairsQuery, type PairsNow, useTapPair } from '../api/choice-queries.ts';
import { refusalWords } from '../model/refusal-words.ts';
import { useNow } from '../model/use-now.ts';
import { MelawaBar } from './melawa-bar.tsx';
import { NothingMet } from './nothing-met.tsx';
import { PairCard } from './pair-card.tsx';
import { TakeBack } from './take-back.tsx';
import classes from './melawa-choices.module.css';

/** The families that chose each other. */
export function PairsPage() {
  const t = useMessages('melawaChoices');
  const source = useQuery(ownPairsQuery);
  return (
    <>
      {source.data === undefined ? <PageHeading title={t('pairs.title')} /> : null}
      <ListStates
        source={source}
        isEmpty={() => false}
        empty={null}
        loading={<Skeleton height={480} />}
        ready={(answer) => <Answer answer={answer} />}
      />
    </>
  );
}

function Answer({ answer }: { answer: PairsNow }) {
  const t = useMessages('melawaChoices');
  const now = useNow(answer.aheadMs);
  if (answer.is_told && answer.pairs.length === 0 && answer.was_here)
    return <NothingMet inHall={answer.in_hall} />;
  if (answer.is_told && answer.was_here) return <Told answer={answer} now={now} />;
  const isLate = now.getTime() >= Date.parse(answer.told_at);
  const title = isLate ? t('pairs.soon') : t('pairs.before', { time: formatTimeOfDay(answer.told_at) });
  return (
    <div className={classes.page}>
      <MelawaBar />
      <div className="visually-hidden">
        <PageHeading title={t('pairs.title')} />
      </div>
      <div role="status">
        <StatePanel icon={<IconHeartHandshake />} title={answer.was_here ? title : t('pairs.title')}>
          <p>{answer.was_here ? t('pairs.soonText') : t('pairs.notHere')}</p>
        </StatePanel>
      </div>
    </div>
  );
}

function Told({ answer, now }: { answer: PairsNow; now: Date }) {
  const t = useMessages('melawaChoices');
  const { mutate, isPending } = useTapPair();
  const [leaving, setLeaving] = useState<MelawaPair | null>(null);
  const tap = (pair: MelawaPair, kind: 'share' | 'ask_table' | 'take_back') =>
    mutate(
      { pair: pair.id, tap: kind },
      {
        onSuccess: () => {
          if (kind === 'take_back') showToast({ message: t('pairs.takenBack'), tone: 'success' });
        },
        onError: (error) => showToast({ message: refusalWords(error), tone: 'error' }),
        onSettled: () => setLeaving(null),
      },
    );
  return (
    <div className={classes.page}>
      <MelawaBar />
      <div>
        <PageHeading title={t('pairs.title')} />
        <Text tone="soft" above={1}>
          {t('pairs.lead', { count: answer.pairs.length })}
        </Text>
      </div>
      {answer.pairs.map((pair) => (
        <PairCard
          key={pair.id}
          pair={pair}
          tables={answer.tables}
          foyerUntil={now.getTime() < Date.parse(answer.foyer_until) ? answer.foyer_until : null}
          isBusy={isPending}
          onTap={(kind) => tap(pair, kind)}
          onTakeBack={() => setLeaving(pair)}
        />
      ))}
      <Row gap={3} align="start" tone="soft">
        <IconLock size={22} className="muted above-half" aria-hidden="true" />
        <Text grow>{t('pairs.foot')}</Text>
      </Row>
      {leaving === null ? null : (
        <TakeBack
          name={leaving.name}
          isBusy={isPending}
          onConfirm={() => tap(leaving, 'take_back')}
          onCancel={() => setLeaving(null)}
        />
      )}
    </div>
  );
}
