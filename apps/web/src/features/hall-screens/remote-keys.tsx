import type { ListedScreen, ScreenOrder } from '@suchi/contracts/hall';
import {
  IconBackspace,
  IconDeviceTv,
  IconDeviceTvOff,
  IconPlayerPause,
  IconPlayerPlay,
  IconPlayerSkipBack,
  IconPlayerSkipForward,
  IconX,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../../shared/i18n/messages.ts';
import { hallCardQuery } from './screens-api.ts';
import { PlainButton } from '../../shared/ui/plain-button.tsx';
import { Row } from '../../shared/ui/layout.tsx';
import classes from './remote-page.module.css';

interface RemoteKeysProps {
  screen: ListedScreen;
  onCommand: (command: ScreenOrder) => void;
}

/** The name appears before Show is pressed, so that nobody wrong is shown to the hall. */
export function RemoteKeys({ screen, onCommand }: RemoteKeysProps) {
  const t = useMessages('hallScreens');
  const [typed, setTyped] = useState('');
  const serial = typed === '' ? null : Number(typed);
  const card = useQuery(hallCardQuery(serial)).data;
  const isUnknown = card === null || serial === 0;
  return (
    <>
      <form
        className={classes.entry}
        onSubmit={(event) => {
          event.preventDefault();
          if (serial === null || !card) return;
          onCommand({ kind: 'show', serial_number: serial });
          setTyped('');
        }}
      >
        <Row className={classes.box} data-unknown={isUnknown || undefined}>
          <input
            aria-label={t('control.number')}
            inputMode="none"
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(digitsOf(event.target.value))}
          />
          <Row
            as="span"
            gap={2}
            justify="end"
            tone="soft"
            leading="tight"
            grow
            className={classes.preview}
            role="status"
          >
            {card ? (
              <>
                {card.name}
                {card.photo ? <img src={card.photo.thumb_url} alt="" /> : null}
              </>
            ) : isUnknown ? (
              <>
                <IconX aria-hidden="true" />
                <span className="visually-hidden">{t('control.unknown')}</span>
              </>
            ) : null}
          </Row>
        </Row>
        <PlainButton type="submit" className={classes.show} disabled={!card}>
          {t('control.show')}
        </PlainButton>
      </form>
      <div className={classes.keys}>
        {['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((digit) => (
          <PlainButton key={digit} onClick={() => setTyped(digitsOf(typed + digit))}>
            {digit}
          </PlainButton>
        ))}
        <PlainButton className={classes.word} onClick={() => setTyped('')}>
          {t('control.clear')}
        </PlainButton>
        <PlainButton onClick={() => setTyped(digitsOf(`${typed}0`))}>{'0'}</PlainButton>
        <PlainButton aria-label={t('control.erase')} onClick={() => setTyped(typed.slice(0, -1))}>
          <IconBackspace aria-hidden="true" />
        </PlainButton>
      </div>
      <Steps screen={screen} onCommand={onCommand} />
    </>
  );
}

const digitsOf = (text: string) => text.replaceAll(/\D/g, '').slice(0, 4);

function Steps({ screen: { state }, onCommand }: RemoteKeysProps) {
  const t = useMessages('hallScreens');
  const icon = { size: 24, 'aria-hidden': true } as const;
  return (
    <div className={classes.steps}>
      <PlainButton onClick={() => onCommand({ kind: 'back' })}>
        <IconPlayerSkipBack {...icon} /> {t('control.stepBack')}
      </PlainButton>
      <PlainButton onClick={() => onCommand({ kind: state.is_playing ? 'pause' : 'play' })}>
        {state.is_playing ? <IconPlayerPause {...icon} /> : <IconPlayerPlay {...icon} />}
        {state.is_playing ? t('control.pause') : t('control.play')}
      </PlainButton>
      <PlainButton className={classes.green} onClick={() => onCommand({ kind: 'next' })}>
        {t('control.stepNext')} <IconPlayerSkipForward {...icon} />
      </PlainButton>
      <PlainButton
        className={classes.wide}
        onClick={() => onCommand({ kind: state.is_blank ? 'unblank' : 'blank' })}
      >
        {state.is_blank ? <IconDeviceTv {...icon} /> : <IconDeviceTvOff {...icon} />}
        {state.is_blank ? t('control.unblank') : t('control.blankScreen')}
      </PlainButton>
    </div>
  );
}
