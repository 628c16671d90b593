import { IconCheck, IconDeviceTv, IconDownload, IconMaximize, IconSearch, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { Mark } from '../../../shared/brand/mark.tsx';
import { association } from '../../../shared/brand/association.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import type { TvState } from '../model/tv-player.ts';
import type { TvPhase, TvSession } from '../model/tv-session.ts';
import { toggleFullScreen } from '../model/use-hall-device.ts';
import { PlainButton } from '../../../shared/ui/plain-button.tsx';
import classes from './tv-bar.module.css';

interface TvBarProps {
  phase: Extract<TvPhase, { kind: 'ready' }>;
  state: TvState;
  session: TvSession;
}

/** Number, search, slideshow, full screen. Its colour follows the candidate. */
export function TvBar({ phase, state, session }: TvBarProps) {
  const t = useMessages('hallTv');
  const { player } = session;
  return (
    <header className={classes.bar}>
      <span className={classes.brand}>
        <Mark size={44} /> {association.shortName}
      </span>
      <SerialEntry state={state} onSearch={(serial) => void player.show(serial)} />
      <span className={classes.space} />
      <OfflineLoading phase={phase} onLoad={() => session.loadForOffline()} />
      {phase.screen === null ? (
        <PlainButton className={classes.button} onClick={() => void session.pair()}>
          <IconDeviceTv aria-hidden="true" /> {t('bar.pair')}
        </PlainButton>
      ) : null}
      <PlainButton
        role="switch"
        aria-checked={state.isPlaying}
        className={classes.button}
        onClick={() => player.setPlaying(!state.isPlaying)}
      >
        {t('bar.slideshow')} <span className={classes.track} aria-hidden="true" />
      </PlainButton>
      <PlainButton className={classes.button} onClick={toggleFullScreen}>
        <IconMaximize aria-hidden="true" /> {t('bar.fullScreen')}
      </PlainButton>
    </header>
  );
}

function SerialEntry({ state, onSearch }: { state: TvState; onSearch: (serial: number) => void }) {
  const t = useMessages('hallTv');
  const [typed, setTyped] = useState('');
  // The slideshow or the phone shows another number: this one is over.
  const [asked, setAsked] = useState(state.asked);
  if (asked !== state.asked) {
    setAsked(state.asked);
    if (Number(typed) !== state.asked) setTyped('');
  }
  const entry = typed !== '' && Number(typed) === state.asked ? state.entry : 'idle';
  return (
    <form
      className={classes.entry}
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed !== '') onSearch(Number(typed));
      }}
    >
      <label htmlFor="hall-serial">{t('bar.serial')}</label>
      <span className={classes.box} data-entry={entry}>
        <input
          id="hall-serial"
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value.replaceAll(/\D/g, '').slice(0, 4))}
        />
        <EntrySign entry={entry} />
      </span>
      <PlainButton type="submit" className={classes.search}>
        <IconSearch aria-hidden="true" /> {t('bar.search')}
      </PlainButton>
    </form>
  );
}

function EntrySign({ entry }: { entry: TvState['entry'] }) {
  const t = useMessages('hallTv');
  if (entry === 'idle') return null;
  const signs = {
    loading: <span className={classes.spinner} />,
    found: <IconCheck className={classes.check} aria-hidden="true" />,
    none: <IconX className={classes.cross} aria-hidden="true" />,
    failed: <IconX className={classes.cross} aria-hidden="true" />,
  };
  return (
    <span className={classes.sign} role="status" title={t(`bar.${entry}`)}>
      {signs[entry]}
      <span className="visually-hidden">{t(`bar.${entry}`)}</span>
    </span>
  );
}

/** Only a paired screen holds profiles for the time without a network. */
function OfflineLoading({ phase, onLoad }: { phase: TvBarProps['phase']; onLoad: () => void }) {
  const t = useMessages('hallTv');
  const count = phase.deck.deck?.serials.length ?? 0;
  if (phase.screen === null) return null;
  return phase.loaded < count ? (
    <PlainButton className={classes.button} onClick={onLoad}>
      <IconDownload aria-hidden="true" />
      {phase.loaded === 0 ? t('bar.load') : t('bar.loaded', { loaded: phase.loaded, count })}
    </PlainButton>
  ) : (
    <span className={classes.note}>{t('bar.loaded', { loaded: phase.loaded, count })}</span>
  );
}
