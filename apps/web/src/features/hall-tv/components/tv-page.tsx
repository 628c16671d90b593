import '../../../shared/brand/fonts/heavy.css';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { DisplayOff } from '../../../entities/hall-display/display-off.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { PageTitle } from '../../../shared/ui/page-heading.tsx';
import { type TvPhase, TvSession } from '../model/tv-session.ts';
import { useIsFullScreen, useWakeLock, useWatchdog } from '../model/use-hall-device.ts';
import { TvBar } from './tv-bar.tsx';
import { TvCard } from './tv-card.tsx';
import { TvNone } from './tv-none.tsx';
import { TvPairing } from './tv-pairing.tsx';
import { TvPill } from './tv-pill.tsx';
import { TvStrip } from './tv-strip.tsx';
import { TvBlank, TvWelcome } from './tv-still.tsx';
import classes from './tv-page.module.css';

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
  const { shown } = state;
  const tone = shown && 'card' in shown ? shown.card.gender : null;
  const isBare = isFullScreen || state.isBlank;
  return (
    <div className={classes.screen} data-tone={tone ?? 'none'} data-full={isBare || undefined}>
      {isBare ? null : <TvBar phase={phase} state={state} session={session} />}
      <main className={classes.stage}>
        {state.isBlank ? (
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
