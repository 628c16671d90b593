import type { ReportedPerson } from '@suchi/contracts/safety';
import type { ReportSource } from '@suchi/domain/safety';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../shared/api/api-error.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { namesOf } from '../../shared/i18n/names-of.ts';
import { Button } from '../../shared/ui/button.tsx';
import { FailedState } from '../../shared/ui/failed-state.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { reportedPersonQuery } from './report-api.ts';
import { SheetHead } from '../../shared/ui/sheet-head.tsx';
import { Stack } from '../../shared/ui/layout.tsx';
import { Text } from '../../shared/ui/text.tsx';
import { SheetDialog } from '../../shared/ui/sheet-dialog.tsx';
import classes from './report-dialog.module.css';
import { ReportForm } from './report-form.tsx';

export interface ReportDialogProps {
  profileId: number;
  source: ReportSource;
  /** The report also blocked the member. */
  onBlocked: () => void;
  onClose: () => void;
}

/** Reports a member to the committee. What was typed stays when the dialog is closed. */
export function ReportDialog({ profileId, source, onBlocked, onClose }: ReportDialogProps) {
  const t = useMessages('safety');
  const [sent, setSent] = useState<{ reference: string; isBlocked: boolean } | null>(null);
  const close = () => {
    if (sent?.isBlocked) onBlocked();
    onClose();
  };
  return (
    <SheetDialog label={t('actions.report')} width={560} height="93%" onClose={close}>
      {sent ? (
        <Sent reference={sent.reference} onClose={close} />
      ) : (
        <Loaded profileId={profileId} onClose={close}>
          {(about) => <ReportForm about={about} source={source} onSent={setSent} />}
        </Loaded>
      )}
    </SheetDialog>
  );
}

interface LoadedProps extends Pick<ReportDialogProps, 'profileId' | 'onClose'> {
  children: (about: ReportedPerson) => React.ReactNode;
}

function Loaded({ profileId, onClose, children }: LoadedProps) {
  const t = useMessages('safety');
  const { data, error, refetch, isFetching } = useQuery(reportedPersonQuery(profileId));
  return (
    <>
      <Head person={data?.person ?? null} onClose={onClose} />
      {data ? (
        children(data)
      ) : (
        <Stack gap={4} className={classes.fields}>
          {error === null ? (
            <Skeleton height={320} />
          ) : error instanceof ApiError && error.code === 'PROFILE_NOT_FOUND' ? (
            <p role="alert">{t('report.unknown')}</p>
          ) : (
            <FailedState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
          )}
        </Stack>
      )}
    </>
  );
}

function Head({ person, onClose }: { person: ReportedPerson['person'] | null; onClose: () => void }) {
  const t = useMessages('safety');
  const name = person ? namesOf(person).calledBy : '';
  return (
    <SheetHead
      title={person ? t('report.title', { name }) : t('actions.report')}
      lead={person && t('report.lead', { name })}
      photo={person?.photo ? <img className={classes.photo} src={person.photo.urls.thumb} alt="" /> : null}
      closeLabel={t('report.close')}
      onClose={onClose}
    />
  );
}

/** The button that was pressed is gone. */
const focusOnMount = (button: HTMLButtonElement | null) => button?.focus();

function Sent({ reference, onClose }: { reference: string; onClose: () => void }) {
  const t = useMessages('safety');
  return (
    <Stack gap={4} align="start" size="lg" className={classes.sent} role="status">
      <Text as="h2" size="2xl" face="display" leading="tight" breaks className={classes.title}>
        {t('report.sentTitle')}
      </Text>
      <p>{t('report.sent', { reference })}</p>
      <Button onClick={onClose} ref={focusOnMount}>
        {t('report.close')}
      </Button>
    </Stack>
  );
}
