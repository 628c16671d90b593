import { contractPath } from '@suchi/contracts/basics';
import { proofAnswersFileContract, type ProofRound } from '@suchi/contracts/proof';
import { todayInIndia } from '@suchi/domain/basics';
import { IconMail } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DownloadButton } from '../../shared/downloads/download-button.tsx';
import { downloadStore } from '../../shared/downloads/download-store.ts';
import { formatLongDate, formatTimeOfDay, formatWeekdayDate } from '../../shared/i18n/long-date.ts';
import { type Translate, useMessages } from '../../shared/i18n/messages.ts';
import { AlertDialog } from '../../shared/ui/alert-dialog.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { ListStates } from '../../shared/ui/list-states.tsx';
import { ScreenWrapper } from '../../shared/ui/screen-wrapper.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { showToast } from '../../shared/ui/toast.ts';
import { AnswerCounts } from './answer-counts.tsx';
import { MistakeList } from './mistake-list.tsx';
import { proofRoundQuery, useRemind } from './proof-round-api.ts';
import { refusalWords } from './refusal-words.ts';
import { Text } from '../../shared/ui/text.tsx';
import { Stack } from '../../shared/ui/layout.tsx';
import { RoundDates } from './round-dates.tsx';
import { UnsentMails } from './unsent-mails.tsx';

/** For the admin who makes the book: who has answered, and which mistakes are open. On a laptop, over two weeks. */
export function ProofRoundPage() {
  const t = useMessages('proofRound');
  const source = useQuery(proofRoundQuery);
  const round = source.data;
  return (
    <ScreenWrapper
      title={t('title')}
      lead={leadOf(round, t)}
      actions={round && round.opened_at !== null ? <Actions round={round} /> : null}
    >
      <ListStates
        source={source}
        isEmpty={() => false}
        loading={<Skeleton height={320} />}
        empty={null}
        ready={(found) => <Ready round={found} />}
      />
    </ScreenWrapper>
  );
}

function leadOf(round: ProofRound | undefined, t: Translate<'proofRound'>): string {
  if (!round || round.stage === 'before' || round.until === null) return t('leadBefore');
  return t(round.stage === 'open' ? 'lead' : 'leadOver', { date: formatWeekdayDate(round.until) });
}

function lastReminderOf({ last_reminder_at: at }: ProofRound, t: Translate<'proofRound'>): string | null {
  if (at === null) return null;
  return t('lastReminder', { date: formatLongDate(todayInIndia(new Date(at))), time: formatTimeOfDay(at) });
}

function Ready({ round }: { round: ProofRound }) {
  const t = useMessages('proofRound');
  return (
    <Stack gap={5}>
      {round.stage === 'before' ? <RoundDates round={round} /> : null}
      {round.opened_at === null ? null : (
        <>
          <AnswerCounts round={round} />
          <UnsentMails mails={round.mails} />
          <MistakeList round={round} />
          {round.stage === 'open' ? <RoundDates round={round} /> : null}
          <Text tone="muted">
            {t('note')} {lastReminderOf(round, t)}
          </Text>
        </>
      )}
    </Stack>
  );
}

function Actions({ round }: { round: ProofRound }) {
  const t = useMessages('proofRound');
  const file = { label: t('answers'), path: contractPath(proofAnswersFileContract), body: {} };
  return (
    <>
      <DownloadButton
        files={[{ ...file, fileName: t('fileName') }]}
        onAsk={(asked) => void downloadStore.start(asked)}
        isDisabled={false}
      />
      {round.stage === 'open' ? <Remind round={round} /> : null}
    </>
  );
}

function Remind({ round }: { round: ProofRound }) {
  const t = useMessages('proofRound');
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending } = useRemind();
  const count = round.candidates - round.correct - round.mistake;
  if (count <= 0) return null;
  function remind() {
    setIsAsking(false);
    mutate(undefined, {
      onSuccess: ({ mailed }) => showToast({ message: t('reminded', { count: mailed }), tone: 'success' }),
      onError: (error) => showToast({ message: refusalWords(error, t), tone: 'error' }),
    });
  }
  return (
    <>
      <Button icon={<IconMail size={20} />} isBusy={isPending} onClick={() => setIsAsking(true)}>
        {t('remind', { count })}
      </Button>
      <AlertDialog
        isOpen={isAsking}
        title={t('remindTitle', { count })}
        confirmLabel={t('remind', { count })}
        onConfirm={remind}
        cancel={{ label: t('cancel'), onCancel: () => setIsAsking(false) }}
      >
        <p>{t('remindText')}</p>
      </AlertDialog>
    </>
  );
}
