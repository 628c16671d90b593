import '../../../shared/brand/fonts/heavy.css';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { DisplayOff } from '../../../entities/hall-display/display-off.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { PageTitle } from '../../../shared/ui/page-heading.tsx';
import { type TvPhase, TvSession } from '../model/tv-session.ts';
import { useIsFullScreen, useLongOffline, useWakeLock, useWatchdog } from '../model/use-hall-device.ts';
import { TvBar } from './tv-bar.tsx';
import { TvCard } from './tv-card.tsx';
import { TvNone } from './tv-none.tsx';
import { TvStage } from './tv-stage.tsx';
import { TvPairing } from './tv-pairing.tsx';
import { TvBlank, TvWelcome } from './tv-still.tsx';
import classes from './tv-page.module.css';
import type { HallDeck } from '@suchi/contracts/hall';
import { tvSlideMs } from '@suchi/domain/print';
import type { TvState } from '../model/tv-player.ts';
import { IconClock, IconWifiOff } from '@tabler/icons-react';
import { formatTimeOfDay } from '../../../shared/i18n/long-date.ts';

/** The screen in the hall: a bar with the number, and the candidate as large as it goes. */
export function TvPage() {
  const t = useMessages('hallTv');
  const [session] = useState(() => new TvSession());
  const phase = useSyncExternalStore(session.phase.subscribe, session.phase.read);
  useEffect(() => {
    void session.start();
    return () => session.stop();
  }, [session]);
  useWatchdog(session.player.signOfLife);
  return (
    <>
      <PageTitle title={t('title')} />
      <Phase phase={phase} session={session} />
    </>
  );
}

function Phase({ phase, session }: { phase: TvPhase; session: TvSession }) {
  const t = useMessages('hallTv');
  const pairButton = (
    <Button look="default" size="large" fullWidth onClick={() => void session.pair()}>
      {t('bar.pair')}
    </Button>
  );
  if (phase.kind === 'off') return <DisplayOff action={pairButton} />;
  if (phase.kind === 'pairing')
    return <TvPairing phase={phase} onCancel={() => void session.cancelPairing()} />;
  if (phase.kind === 'ready') return <TvScreen phase={phase} session={session} />;
  return (
    <main className={classes.waiting}>
      {phase.kind === 'failed' ? (
        <>
          <h1>{t('notLoaded.title')}</h1>
          <p>{t('notLoaded.text')}</p>
        </>
      ) : null}
    </main>
  );
}

type Ready = Extract<TvPhase, { kind: 'ready' }>;

function TvScreen({ phase, session }: { phase: Ready; session: TvSession }) {
  const { player } = session;
  const state = useSyncExternalStore(player.state.subscribe, player.state.read);
  const isFullScreen = useIsFullScreen();
  useWakeLock();
  const stage = useSyncExternalStore(session.stage.subscribe, session.stage.read);
  const isCut = useLongOffline(session.isAnswered);
  const { shown } = state;
  // Without a network a number that is typed here leads, as it does without the stage.
  const leads = stage !== null && (!isCut || shown === null);
  const onCard = leads ? stage.card : shown && 'card' in shown ? shown.card : null;
  const tone = onCard?.gender ?? null;
  const isBare = isFullScreen || state.isBlank || (leads && !isCut);
  return (
    <div className={classes.screen} data-tone={tone ?? 'none'} data-full={isBare || undefined}>
      {isBare ? null : <TvBar phase={phase} state={state} session={session} />}
      <main className={classes.stage}>
        {leads ? (
          <TvStage stage={stage} deck={phase.deck} isCut={isCut} />
        ) : state.isBlank ? (
          <TvBlank deck={phase.deck} />
        ) : shown === null ? (
          <TvWelcome count={phase.deck.deck?.serials.length ?? 0} />
        ) : 'card' in shown ? (
          <TvCard
            key={shown.card.serial_number}
            ready={shown}
            foot={state.isPlaying ? <TvStrip state={state} deck={phase.deck} /> : null}
          />
        ) : (
          <TvNone {...shown} />
        )}
        <TvPill session={session} isAboveStrip={state.isPlaying && !state.isBlank} />
      </main>
    </div>
  );
}

/** Where the slideshow stands, on the foot of the photo. The card itself never moves. */
function TvStrip({ state: { section, round, next }, deck }: { state: TvState; deck: HallDeck }) {
  const t = useMessages('hallTv');
  const title = deck.deck?.sections.find(({ kind }) => kind === section)?.title;
  return (
    <div className={classes.strip}>
      <span className={classes.line} style={{ animationDuration: `${tvSlideMs}ms` }} aria-hidden="true" />
      <p>
        <strong>{title ?? t('strip.allSections')}</strong>
        <span>{t('strip.shown', { shown: round.shown, total: round.of })}</span>
      </p>
      {next ? (
        <p className={classes.next}>
          <span>{t('strip.next')}</span>
          <strong>{next.card.serial_number}</strong>
          {next.photoUrl === null ? null : <img src={next.photoUrl} alt="" />}
        </p>
      ) : null}
    </div>
  );
}

interface TvPillProps {
  session: TvSession;
  isAboveStrip: boolean;
}

/** Why nothing new comes, small on the photo. It goes by itself. */
function TvPill({ session: { isAnswered, limitEndsAt }, isAboveStrip }: TvPillProps) {
  const t = useMessages('hallTv');
  const isOffline = useLongOffline(isAnswered);
  const limit = useSyncExternalStore(limitEndsAt.subscribe, limitEndsAt.read);
  if (!isOffline && limit === null) return null;
  const Icon = isOffline ? IconWifiOff : IconClock;
  return (
    <p className={classes.pill} data-above={isAboveStrip || undefined} role="status">
      <Icon aria-hidden="true" />
      {isOffline || limit === null
        ? t('offline')
        : t('limit', { time: formatTimeOfDay(new Date(limit).toISOString()) })}
    </p>
  );
}
