import type { ReportCase } from '@suchi/contracts/safety';
import { reportTextMinLength } from '@suchi/domain/safety';
import { useMemo, useState } from 'react';
import { SuspendAccount } from '../../../entities/staff-actions/suspend-account.tsx';
import { formatMoment } from '../../../shared/i18n/long-date.ts';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { TextAreaField } from '../../../shared/forms/text-area-field.tsx';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { useDecideReport } from '../api/report-queries.ts';
import { Text } from '../../../shared/ui/text.tsx';
import { Row, Stack } from '../../../shared/ui/layout.tsx';
import classes from './report-case.module.css';

/** The decision, or the form for it. */
export function Decision({ found }: { found: ReportCase }) {
  const t = useMessages('memberReports');
  const { decision } = found;
  return (
    <Stack as="section" gap={3} className={classes.decision} aria-label={t('decide.title')}>
      <Text as="h2" size="xl" weight="bold" face="plain" breaks>
        {t('decide.title')}
      </Text>
      <SuspendAccount
        userId={found.profile.owner_id}
        name={found.reported.name}
        isSuspended={found.profile.is_suspended}
      />
      {decision === null ? (
        <DecisionForm found={found} />
      ) : (
        <>
          <Text weight="bold">
            {t(`decide.decidedBy.${found.status === 'dismissed' ? 'dismissed' : 'resolved'}`, {
              name: decision.by ?? t('decide.deletedStaff'),
              at: formatMoment(decision.at),
            })}
          </Text>
          <Text as="blockquote" tone="soft" breaks above={1} className={classes.quote}>
            {decision.outcome}
          </Text>
        </>
      )}
    </Stack>
  );
}

function DecisionForm({ found: { id, kind } }: { found: ReportCase }) {
  const t = useMessages('memberReports');
  const [outcome, setOutcome] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { mutate, isPending, variables, error } = useDecideReport();
  const isTooShort = outcome.trim().length < reportTextMinLength;
  // Memoised: the alert takes focus whenever its messages change.
  const refusal = useMemo(() => (error ? errorWords(error) : []), [error]);

  function decide(status: 'resolved' | 'dismissed') {
    setIsTried(true);
    if (isTooShort) return;
    mutate(
      { id, status, outcome },
      {
        onSuccess: ({ reference }) =>
          showToast({ message: t('decide.done', { reference }), tone: 'success' }),
      },
    );
  }
  const isBusy = (status: string) => isPending && variables.status === status;

  return (
    <>
      <FormAlert words={refusal} />
      <TextAreaField
        label={t('decide.outcome')}
        hint={t(kind === 'report' ? 'decide.outcomeHint' : 'decide.noteHint')}
        isRequired
        maxLength={1000}
        error={isTried && isTooShort ? t('decide.tooShort', { count: reportTextMinLength }) : undefined}
        value={outcome}
        onChange={(event) => setOutcome(event.target.value)}
      />
      <Row gap={3} align="stretch" wrap>
        <Button isBusy={isBusy('resolved')} onClick={() => decide('resolved')}>
          {t('decide.resolve')}
        </Button>
        <Button look="default" isBusy={isBusy('dismissed')} onClick={() => decide('dismissed')}>
          {t(kind === 'burst' ? 'decide.dismissBurst' : 'decide.dismiss')}
        </Button>
      </Row>
    </>
  );
}
