import type { OwnStanding } from '@suchi/contracts/accounts';
import { IconAlertTriangle, IconFilePencil } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { formatDayMonth } from '../../../shared/i18n/long-date.ts';
import { paths } from '../../../shared/config/paths.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import classes from './revision-notice.module.css';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { AlertDialog } from '../../../shared/ui/alert-dialog.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { useWithdrawChanges } from '../api/own-changes.ts';

type Revision = NonNullable<OwnStanding['revision']>;

interface RevisionNoticeProps {
  revision: Revision;
  /** The page shows the changes itself. */
  withoutView?: boolean;
}

/** The changes of an approved profile that are not approved yet, and what can be done with them. */
export function RevisionNotice({ revision, withoutView = false }: RevisionNoticeProps) {
  const t = useMessages('ownProfile');
  const { status, rejection_reason: reason } = revision;
  const date = formatDayMonth(revision.submitted_at ?? revision.changed_at);
  const isSubmitted = status === 'submitted';
  const isRejected = status === 'rejected';
  return (
    <Banner
      tone={isRejected ? 'error' : 'gold'}
      icon={isRejected ? <IconAlertTriangle /> : <IconFilePencil />}
      title={t(`revision.${status}`, { date })}
      action={
        <Actions>
          {isSubmitted && !withoutView ? (
            <ButtonLink look="default" size="small" to={paths.candidateChanges}>
              {t('revision.view')}
            </ButtonLink>
          ) : (
            <ButtonLink look={isSubmitted ? 'default' : 'filled'} size="small" to={paths.candidateEdit}>
              {t('revision.edit')}
            </ButtonLink>
          )}
          <WithdrawButton kind={isSubmitted ? 'withdraw' : 'discard'} />
        </Actions>
      }
    >
      {isSubmitted || !reason ? null : <p>{t('revision.reason', { reason })}</p>}
      <p>
        {t(isSubmitted ? 'revision.submittedText' : isRejected ? 'revision.stays' : 'revision.draftText')}
      </p>
    </Banner>
  );
}

function Actions({ children }: { children: ReactNode }) {
  return <div className={classes.actions}>{children}</div>;
}

interface WithdrawButtonProps {
  /** Submitted changes are withdrawn, others discarded. For the server it is the same. */
  kind: 'withdraw' | 'discard';
}

function WithdrawButton({ kind }: WithdrawButtonProps) {
  const t = useMessages('ownProfile');
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending } = useWithdrawChanges();
  function withdraw() {
    setIsAsking(false);
    mutate(undefined, {
      onSuccess: () =>
        showToast({
          message: t(kind === 'withdraw' ? 'revision.withdrawn' : 'revision.discarded'),
          tone: 'success',
        }),
      onError: (error) => showToast({ message: errorWords(error).join(' '), tone: 'error' }),
    });
  }
  return (
    <>
      <Button look="default" size="small" isBusy={isPending} onClick={() => setIsAsking(true)}>
        {t(`revision.${kind}`)}
      </Button>
      <AlertDialog
        isOpen={isAsking}
        title={t(kind === 'withdraw' ? 'revision.withdrawTitle' : 'revision.discardTitle')}
        confirmLabel={t(`revision.${kind}`)}
        onConfirm={withdraw}
        cancel={{ label: t('revision.keep'), onCancel: () => setIsAsking(false) }}
      >
        <p>{t('revision.withdrawText')}</p>
      </AlertDialog>
    </>
  );
}
