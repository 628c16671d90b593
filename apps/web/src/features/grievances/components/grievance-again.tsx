import { answeredGrievanceContract } from '@suchi/contracts/grievances';
import { formatCalendarDate } from '@suchi/domain/basics';
import { useState } from 'react';
import { ApiError } from '../../../shared/api/api-error.ts';
import { usePublicRead } from '../../../shared/api/use-public-read.ts';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { useLocation } from '../../../shared/router/hooks.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { FailedState } from '../../../shared/ui/failed-state.tsx';
import { Stack } from '../../../shared/ui/layout.tsx';
import { PageHeading } from '../../../shared/ui/page-heading.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { reopenPublicGrievance } from '../api/public-grievance.ts';
import { usePublicSending } from '../model/use-public-sending.ts';
import { HappenedField, isLongEnough } from './happened-field.tsx';
import { SentLine } from './sent-line.tsx';

/** The link of the mail with the answer leads here. Opening it changes nothing. The token is after the hash. */
export function GrievanceAgain() {
  const t = useMessages('grievances');
  const token = useLocation().hash.slice(1);
  return (
    <Stack gap={5} className="bounded">
      <PageHeading title={t('next.action')}>{t('next.action')}</PageHeading>
      {token === '' ? <p>{t('next.closed')}</p> : <OfLink token={token} />}
    </Stack>
  );
}

function OfLink({ token }: { token: string }) {
  const t = useMessages('grievances');
  const { data, error, refetch, isFetching } = usePublicRead(answeredGrievanceContract, { token });
  if (data?.reopen_until) return <AgainForm token={token} {...data} until={data.reopen_until} />;
  if (data || (error instanceof ApiError && error.code === 'GRIEVANCE_REFUSED'))
    return <p>{t('next.closed')}</p>;
  if (error === null) return <Skeleton height={360} />;
  return <FailedState error={error} onRetry={refetch} isRetrying={isFetching} />;
}

function AgainForm({ token, reference, until }: { token: string; reference: string; until: string }) {
  const t = useMessages('grievances');
  const [text, setText] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { sent, isBusy, refusal, send } = usePublicSending(reopenPublicGrievance);
  if (sent) return <SentLine {...sent} />;
  return (
    <Stack
      as="form"
      gap={4}
      noValidate
      aria-label={t('next.action')}
      onSubmit={(event) => {
        event.preventDefault();
        setIsTried(true);
        if (isLongEnough(text)) void send({ token, text });
      }}
    >
      <p>
        {reference}. {t('next.reopen', { date: formatCalendarDate(until) })}
      </p>
      <FormAlert words={refusal} />
      <HappenedField label={t('next.why')} text={text} isTried={isTried} onChange={setText} />
      <div>
        <Button type="submit" size="large" isBusy={isBusy}>
          {t('next.action')}
        </Button>
      </div>
      <p>{t('next.board')}</p>
    </Stack>
  );
}
