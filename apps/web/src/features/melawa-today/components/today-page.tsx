import { IconHeart, IconQrcode } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { formatTimeOfDay } from '../../../shared/i18n/long-date.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Row, Stack } from '../../../shared/ui/layout.tsx';
import { ListStates } from '../../../shared/ui/list-states.tsx';
import { ScreenWrapper } from '../../../shared/ui/screen-wrapper.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { type HeardStage, useStageNow } from '../api/stage-now.ts';
import { useCalmText } from '../model/use-calm-text.ts';
import { AfterThat } from './after-that.tsx';
import { HeardWord } from './heard-word.tsx';
import { OnStageCard } from './on-stage-card.tsx';
import { OwnPlace } from './own-place.tsx';
import { momentWords } from './moment-words.ts';
import classes from './today.module.css';

/** Pages of other parts of the melawa. */
const choicesPath = '/melawa/choices';
const passPath = '/melawa/pass';
const answerPath = '/melawa';

/** The stage on the phone of a family that is in the hall. */
export function TodayPage() {
  const t = useMessages('melawaToday');
  const source = useStageNow();
  return (
    <ScreenWrapper title={t('title')} actions={source.data ? <Freshness stage={source.data} /> : null}>
      <ListStates
        source={source}
        isEmpty={() => false}
        loading={<Skeleton height={420} />}
        empty={null}
        ready={(stage) => <Today stage={stage} />}
      />
    </ScreenWrapper>
  );
}

/** So long nothing was heard, so what is shown is old. */
const oldAfterMs = 45_000;
const lookEveryMs = 5000;

function Freshness({ stage: { now, heardAt } }: { stage: HeardStage }) {
  const t = useMessages('melawaToday');
  const [passedMs, setPassedMs] = useState(0);
  useEffect(() => {
    const look = () => setPassedMs(Date.now() - heardAt);
    look();
    const timer = setInterval(look, lookEveryMs);
    return () => clearInterval(timer);
  }, [heardAt]);
  const isOld = passedMs > oldAfterMs;
  const time = formatTimeOfDay(isOld ? now : new Date(Date.parse(now) + passedMs).toISOString());
  return (
    <Text className={classes.fresh} data-old={isOld || undefined} tone={isOld ? 'gold' : 'success'}>
      {isOld ? (
        t('asOf', { time })
      ) : (
        <>
          <span aria-hidden="true">{time}</span>
          <span className="visually-hidden">{t('live', { time })}</span>
        </>
      )}
    </Text>
  );
}

function Today({ stage }: { stage: HeardStage }) {
  const t = useMessages('melawaToday');
  if (stage.kind === 'not_today')
    return (
      <StatePanel
        icon={<IconHeart />}
        title={t('notToday.title')}
        action={
          <ButtonLink to={answerPath} look="default">
            {t('notToday.open')}
          </ButtonLink>
        }
      >
        <p>{t('notToday.text')}</p>
      </StatePanel>
    );
  if (stage.kind === 'check_in')
    return (
      <StatePanel
        icon={<IconQrcode />}
        title={t('checkIn.title')}
        action={<ButtonLink to={passPath}>{t('checkIn.pass')}</ButtonLink>}
      >
        <p>{t('checkIn.text')}</p>
        <p>{momentWords(stage.moment, t)}</p>
      </StatePanel>
    );
  return <OpenStage stage={stage} />;
}

const sayEveryMs = 60_000;

function OpenStage({ stage }: { stage: HeardStage }) {
  const t = useMessages('melawaToday');
  const { on_stage: onStage, next, after, own } = stage;
  const words = [
    onStage && `${t('now')}: ${onStage.number} ${onStage.name ?? ''}`,
    next && `${t('next')}: ${next.number} ${next.name ?? ''}`,
  ];
  const said = useCalmText(words.filter(Boolean).join('. '), sayEveryMs);
  return (
    <Stack gap={4} className={classes.today}>
      <p className="visually-hidden" aria-live="polite">
        {said}
      </p>
      <HeardWord />
      <OnStageCard
        onStage={onStage}
        next={next}
        words={momentWords(stage.moment, t)}
        noteHref={(number) => `${choicesPath}#${number}`}
      />
      {own === null ? null : <OwnPlace own={own} />}
      {after.length === 0 ? null : <AfterThat after={after} />}
      <Row gap={3} className={classes.foot}>
        <ButtonLink to={choicesPath} size="large" icon={<IconHeart size={22} aria-hidden="true" />} fullWidth>
          {t('choices')}
        </ButtonLink>
        <ButtonLink
          to={passPath}
          look="default"
          size="large"
          icon={<IconQrcode size={22} aria-hidden="true" />}
        >
          {t('pass')}
        </ButtonLink>
      </Row>
    </Stack>
  );
}
