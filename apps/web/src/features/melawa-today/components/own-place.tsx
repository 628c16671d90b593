import type { OwnStagePlace } from '@suchi/contracts/melawa';
import { toldBefore } from '@suchi/domain/melawa';
import { useState } from 'react';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { formatTimeOfDay } from '../../../shared/i18n/long-date.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { RichMessage } from '../../../shared/i18n/rich-message.tsx';
import { AlertDialog } from '../../../shared/ui/alert-dialog.tsx';
import { LinkButton } from '../../../shared/ui/plain-button.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { useAskLater } from '../api/stage-now.ts';
import { askForNotices, mayAskForNotices, showNotice } from '../model/notice.ts';
import { useCalmText } from '../model/use-calm-text.ts';
import { useToldOnce } from '../model/use-told-once.ts';
import classes from './today.module.css';

const sayEveryMs = 60_000;

/** When it is the family's own turn. */
export function OwnPlace({ own }: { own: OwnStagePlace }) {
  const t = useMessages('melawaToday');
  const { place, status } = own;
  useToldOnce(place?.before ?? null, () => void showNotice(t('tell.title'), t('tell.body')));
  return (
    <section className={classes.own}>
      {place !== null ? (
        <Waiting place={place} latersLeft={own.laters_left} />
      ) : (
        <Text as="h2" size="2xl" face="display" weight="regular">
          {status === 'now'
            ? t('own.onStage')
            : status === 'done'
              ? t('own.done')
              : status === 'skipped'
                ? t('own.skipped')
                : t('own.off')}
        </Text>
      )}
    </section>
  );
}

type Place = NonNullable<OwnStagePlace['place']>;

function Waiting({ place, latersLeft }: { place: Place; latersLeft: number }) {
  const t = useMessages('melawaToday');
  const { lead, large } = useWaitWords(place);
  const said = useCalmText(`${lead} ${large}`, sayEveryMs);
  const before = t('own.before', { count: place.before, time: formatTimeOfDay(place.at) });
  const isCome = place.wait.kind === 'come_now';
  return (
    <>
      <Text as="h2" size="3xl" face="display" weight="regular" leading="tight">
        {lead}
      </Text>
      {large === '' ? null : <p className={classes.minutes}>{large}</p>}
      <p className="visually-hidden" aria-live="polite">
        {said}
      </p>
      <Text above={2}>
        {isCome ? (
          t('own.comeText')
        ) : (
          <>
            <RichMessage text={before} marks={{ b: (words) => <strong>{words}</strong> }} />{' '}
            {place.before <= toldBefore ? t('own.near') : t('own.told')}
          </>
        )}
      </Text>
      {latersLeft > 0 ? <AskLater /> : null}
      {isCome ? null : <AllowNotices />}
    </>
  );
}

function useWaitWords({ wait }: Place): { lead: string; large: string } {
  const t = useMessages('melawaToday');
  if (wait.kind === 'minutes')
    return { lead: t('own.lead'), large: t('own.minutes', { count: wait.minutes }) };
  if (wait.kind === 'few_minutes') return { lead: t('own.few'), large: t('own.fewMinutes') };
  return { lead: t('own.come'), large: '' };
}

function AskLater() {
  const t = useMessages('melawaToday');
  const later = useAskLater();
  /** The same tap is sent again after a failure, and counts once. */
  const [tap, setTap] = useState<string | null>(null);
  const send = () => {
    if (tap === null) return;
    later.mutate(tap, {
      onSuccess: () => {
        setTap(null);
        showToast({ tone: 'success', message: t('own.laterDone') });
      },
      onError: (error) => showToast({ tone: 'error', message: errorWords(error).join(' ') }),
    });
  };
  return (
    <>
      <LinkButton className={classes.later} onClick={() => setTap(crypto.randomUUID())}>
        {t('own.later')}
      </LinkButton>
      <AlertDialog
        isOpen={tap !== null}
        title={t('own.later')}
        confirmLabel={t('own.laterYes')}
        onConfirm={send}
        cancel={{ label: t('own.laterNo'), onCancel: () => setTap(null) }}
      >
        {t('own.laterAsk')}
      </AlertDialog>
    </>
  );
}

function AllowNotices() {
  const t = useMessages('melawaToday');
  const [mayAsk, setMayAsk] = useState(mayAskForNotices);
  if (!mayAsk) return null;
  return (
    <LinkButton
      className={classes.later}
      onClick={() => void askForNotices().finally(() => setMayAsk(mayAskForNotices()))}
    >
      {t('tell.ask')}
    </LinkButton>
  );
}
