import { doorDesksContract } from '@suchi/contracts/melawa';
import { isPin } from '@suchi/domain/melawa';
import { IconLock, IconTrashX, IconWifiOff } from '@tabler/icons-react';
import { useEffect, useId, useState } from 'react';
import { api } from '../../../shared/api/api.ts';
import { ApiError } from '../../../shared/api/api-error.ts';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { Segments } from '../../../shared/forms/segments.tsx';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { formatWeekdayDate } from '../../../shared/i18n/long-date.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card, Row, Stack } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import type { WipedBy } from '../model/desk-keeper.ts';
import { DoorFrame } from './door-frame.tsx';
import classes from './door.module.css';

interface JoinPageProps {
  wipedBy: WipedBy | null;
  onJoin: (desk: number, pin: string) => Promise<void>;
}

const places = ['1', '2', '3', 'other'] as const;
type Place = (typeof places)[number];

/** Makes this phone a desk: which one, and the PIN that opens its list. */
export function JoinPage({ wipedBy, onJoin }: JoinPageProps) {
  const t = useMessages('door');
  const [place, setPlace] = useState<Place>('1');
  const [other, setOther] = useState('');
  const [pin, setPin] = useState('');
  const [isTried, setIsTried] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string[]>([]);
  const about = useEvent();
  const formId = useId();
  const desk = Number(place === 'other' ? other : place);
  const isDesk = Number.isInteger(desk) && desk >= 1 && desk <= 99;
  const join = () => {
    setIsTried(true);
    if (!isDesk || !isPin(pin)) return;
    setIsBusy(true);
    onJoin(desk, pin).catch((error: unknown) => {
      setIsBusy(false);
      setFailure(errorWords(error));
    });
  };
  return (
    <DoorFrame
      foot={
        <Button type="submit" form={formId} size="large" fullWidth isBusy={isBusy}>
          {t('join.begin')}
        </Button>
      }
    >
      <Stack
        as="form"
        id={formId}
        noValidate
        gap={4}
        className={classes.page}
        onSubmit={(event) => {
          event.preventDefault();
          join();
        }}
      >
        <Stack gap={1}>
          <h1>{t('join.title')}</h1>
          {about.day === null ? null : (
            <Text tone="soft">{t('join.lead', { day: formatWeekdayDate(about.day) })}</Text>
          )}
        </Stack>
        {wipedBy === null ? null : <p role="status">{t(`wipedBy.${wipedBy}`)}</p>}
        <FormAlert words={about.isMissing ? [t('join.notSetUp')] : failure} />
        <WhichDesk
          place={place}
          onPlace={setPlace}
          other={other}
          onOther={setOther}
          isWrong={isTried && !isDesk}
        />
        <TextField
          label={t('join.pin')}
          hint={t('join.pinHint')}
          type="password"
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={pin}
          error={isTried && !isPin(pin) ? t('join.pinWrong') : undefined}
          onChange={(event) => setPin(event.target.value)}
        />
        <Promises />
      </Stack>
    </DoorFrame>
  );
}

interface WhichDeskProps {
  place: Place;
  onPlace: (place: Place) => void;
  other: string;
  onOther: (typed: string) => void;
  isWrong: boolean;
}

function WhichDesk({ place, onPlace, other, onOther, isWrong }: WhichDeskProps) {
  const t = useMessages('door');
  return (
    <>
      <Stack gap={2} role="group" aria-label={t('join.which')}>
        <Text weight="bold">{t('join.which')}</Text>
        <Segments
          className={classes.choices}
          options={places.map((value) => ({ value, label: value === 'other' ? t('join.other') : value }))}
          value={place}
          onChange={onPlace}
        />
      </Stack>
      {place === 'other' ? (
        <TextField
          label={t('join.otherNumber')}
          inputMode="numeric"
          maxLength={2}
          value={other}
          error={isWrong ? t('join.deskWrong') : undefined}
          onChange={(event) => onOther(event.target.value)}
        />
      ) : null}
    </>
  );
}

/** The day, where there is a network. */
function useEvent() {
  const [about, setAbout] = useState<{ day: string | null; isMissing: boolean }>({
    day: null,
    isMissing: false,
  });
  useEffect(() => {
    api.call(doorDesksContract, {}).then(
      ({ day }) => setAbout({ day, isMissing: false }),
      (error: unknown) =>
        setAbout({ day: null, isMissing: error instanceof ApiError && error.code === 'MELAWA_NOT_FOUND' }),
    );
  }, []);
  return about;
}

const promises = [
  { Icon: IconLock, name: 'encrypted' },
  { Icon: IconWifiOff, name: 'offline' },
  { Icon: IconTrashX, name: 'wiped' },
] as const;

export function Promises() {
  const t = useMessages('door');
  return (
    <Card as="ul" className={`divided ${classes.promises}`}>
      {promises.map(({ Icon, name }) => (
        <Row as="li" key={name} gap={4}>
          <Icon aria-hidden="true" />
          <span>
            <strong>{t(`join.${name}`)}</strong>
            <Text as="span" tone="muted">
              {t(`join.${name}Hint`)}
            </Text>
          </span>
        </Row>
      ))}
    </Card>
  );
}
