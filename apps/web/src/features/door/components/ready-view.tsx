import {
  IconBackspace,
  IconBulb,
  IconCircleCheck,
  IconClockUp,
  IconKeyboard,
  IconListSearch,
  IconScan,
  IconUserPlus,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card, Row, Stack } from '../../../shared/ui/layout.tsx';
import { IconButton, PlainButton } from '../../../shared/ui/plain-button.tsx';
import { Text, VisuallyHidden } from '../../../shared/ui/text.tsx';
import { formatClock } from '../model/clock.ts';
import { timeOf } from '../model/desk.ts';
import type { Camera } from '../model/use-camera.ts';
import { useDesk } from '../model/use-desk.ts';
import { FamilyPhoto } from './family-photo.tsx';
import { NumberField } from './number-field.tsx';
import type { DoorPlace } from '../model/door-place.ts';
import classes from './door.module.css';

interface ReadyProps {
  camera: Camera;
  isKeypad: boolean;
  onKeypad: (isOpen: boolean) => void;
  onPlace: (place: DoorPlace) => void;
  onScan: (text: string) => void;
}

/** Waits for the next family: the camera, or the keys where there is none. */
export function ReadyView({ camera, isKeypad, onKeypad, onScan }: ReadyProps) {
  const t = useMessages('door');
  const hasKeys = isKeypad || camera.state === 'none';
  return (
    <Stack gap={4} className={classes.cards}>
      {hasKeys ? (
        <Keypad camera={camera} onCamera={() => onKeypad(false)} onScan={onScan} />
      ) : (
        <>
          {camera.state === 'on' ? (
            <Text as="h1" face="plain" size="lg" weight="bold" className={classes.centred}>
              {t('ready.hold')}
            </Text>
          ) : (
            <VisuallyHidden as="h1">{t('ready.title')}</VisuallyHidden>
          )}
          <NumberField onScan={onScan} />
        </>
      )}
      <Recent />
    </Stack>
  );
}

interface KeypadProps {
  camera: Camera;
  onCamera: () => void;
  onScan: (text: string) => void;
}

/** Shows the name before anything is counted. */
function Keypad({ camera, onCamera, onScan }: KeypadProps) {
  const t = useMessages('door');
  const { desk } = useDesk();
  const [typed, setTyped] = useState('');
  const add = (digit: string) => setTyped((typed + digit).slice(0, 6));
  const listed = desk.list.listed.find(({ number }) => String(number) === typed);
  const described = listed === undefined || listed.isStopped ? null : desk.describe(listed.family);
  const count = listed?.people ?? 0;
  return (
    <form
      className={classes.keypad}
      onSubmit={(event) => {
        event.preventDefault();
        if (typed !== '') onScan(typed);
        setTyped('');
      }}
    >
      <VisuallyHidden as="h1">{t('ready.title')}</VisuallyHidden>
      {camera.state === 'none' ? <Text tone="soft">{t('ready.noCamera')}</Text> : null}
      <Row className={classes.keyBox}>
        <input
          aria-label={t('ready.field')}
          inputMode="none"
          autoComplete="off"
          maxLength={40}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Row as="span" gap={3} justify="end" className={classes.grow} role="status">
          {described === null ? null : (
            <>
              <Text as="span" tone="soft">
                {described.name}
              </Text>
              <FamilyPhoto family={described.family} size="small" />
            </>
          )}
        </Row>
      </Row>
      <div className={classes.keys}>
        {['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((digit) => (
          <PlainButton key={digit} onClick={() => add(digit)}>
            {digit}
          </PlainButton>
        ))}
        <PlainButton className={classes.wordKey} onClick={() => setTyped('')}>
          {t('ready.clear')}
        </PlainButton>
        <PlainButton onClick={() => add('0')}>{'0'}</PlainButton>
        <PlainButton aria-label={t('ready.erase')} onClick={() => setTyped(typed.slice(0, -1))}>
          <IconBackspace aria-hidden="true" />
        </PlainButton>
      </div>
      <Row gap={3}>
        {camera.state === 'none' ? null : (
          <IconButton
            look="framed"
            size="large"
            label={t('ready.camera')}
            icon={<IconScan aria-hidden="true" />}
            onClick={onCamera}
          />
        )}
        <Button type="submit" look="green" size="large" fullWidth disabled={typed === ''}>
          {listed === undefined
            ? t('ready.find')
            : t('ready.checkIn', { number: listed.number, people: t('people', { count }) })}
        </Button>
      </Row>
    </form>
  );
}

const rowsAtOnce = 3;

/** The last families of this desk; without a network, those that wait to be sent. */
function Recent() {
  const t = useMessages('door');
  const { desk, line } = useDesk();
  const [isWhole, setIsWhole] = useState(false);
  const isOffline = line.state.read().offlineSince !== null;
  const { marks, list } = desk.data;
  const all = desk.recent.filter(({ counter }) => !isOffline || counter > marks.sent);
  const shown = isWhole ? all : all.slice(0, rowsAtOnce);
  if (all.length === 0) return null;
  return (
    <Stack as="section" gap={2} aria-label={isOffline ? t('offline.waiting') : t('ready.recent')}>
      {isOffline ? (
        <Row justify="between" wrap gap={2}>
          <strong>{t('offline.waiting')}</strong>
          {marks.listAt === null ? null : (
            <Text as="span" tone="muted">
              {t('offline.list', {
                time: formatClock(marks.listAt + marks.offsetMs),
                families: list?.families.length ?? 0,
              })}
            </Text>
          )}
        </Row>
      ) : null}
      <Card as="ul" className="divided">
        {shown.map((operation) => (
          <Row as="li" key={operation.counter} gap={3} className={classes.recent}>
            {operation.counter > marks.sent ? (
              <IconClockUp className={classes.waits} aria-hidden="true" />
            ) : (
              <IconCircleCheck className={classes.sent} aria-hidden="true" />
            )}
            <strong className={classes.rowNumber}>{desk.numberOf(operation.family)}</strong>
            <Text as="span" ellipsis grow>
              {desk.describe(operation.family)?.name}
            </Text>
            <Text as="span" tone="muted" nowrap>
              {t('peopleTime', {
                people: t('people', { count: desk.families.get(operation.family)?.people ?? 0 }),
                time: formatClock(timeOf(operation)),
              })}
            </Text>
          </Row>
        ))}
        {all.length > shown.length ? (
          <li>
            <PlainButton className={classes.moreRows} onClick={() => setIsWhole(true)}>
              {t('offline.more', { count: all.length - shown.length })}
            </PlainButton>
          </li>
        ) : null}
      </Card>
    </Stack>
  );
}

export function ReadyFoot({ camera, isKeypad, onKeypad, onPlace }: ReadyProps) {
  const t = useMessages('door');
  const { toggleTorch, state } = camera;
  return (
    <Row gap={3} className={classes.readyFoot}>
      <Button
        look="light"
        icon={<IconUserPlus size={24} aria-hidden="true" />}
        onClick={() => onPlace('walk_in')}
      >
        {t('ready.walkIn')}
      </Button>
      <Button
        look="default"
        icon={<IconListSearch size={24} aria-hidden="true" />}
        onClick={() => onPlace('names')}
      >
        {t('ready.byName')}
      </Button>
      {toggleTorch !== null && !isKeypad ? (
        <IconButton
          look="framed"
          size="large"
          label={t('ready.torch')}
          icon={<IconBulb aria-hidden="true" />}
          onClick={toggleTorch}
        />
      ) : null}
      {state === 'none' || isKeypad ? null : (
        <IconButton
          look="framed"
          size="large"
          label={t('ready.keypad')}
          icon={<IconKeyboard aria-hidden="true" />}
          onClick={() => onKeypad(true)}
        />
      )}
    </Row>
  );
}
