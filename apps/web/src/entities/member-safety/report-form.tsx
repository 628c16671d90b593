import type { ReportedPerson } from '@suchi/contracts/safety';
import {
  isReportExplained,
  type ReportReason,
  reportReasons,
  type ReportSource,
  reportTextMinLength,
} from '@suchi/domain/safety';
import { useMutation } from '@tanstack/react-query';
import { useId, useMemo, useState } from 'react';
import { CheckboxField } from '../../shared/forms/checkbox-field.tsx';
import { FormAlert } from '../../shared/forms/form-alert.tsx';
import { TextAreaField } from '../../shared/forms/text-area-field.tsx';
import { formatDay } from '../../shared/i18n/long-date.ts';
import { errorWords } from '../../shared/i18n/error-words.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { namesOf } from '../../shared/i18n/names-of.ts';
import { Button } from '../../shared/ui/button.tsx';
import { sendReport } from './report-api.ts';
import { Row, Stack } from '../../shared/ui/layout.tsx';
import { Text } from '../../shared/ui/text.tsx';
import classes from './report-dialog.module.css';
import { useReportDraft } from './use-report-draft.ts';

interface ReportFormProps {
  about: ReportedPerson;
  source: ReportSource;
  onSent: (sent: { reference: string; isBlocked: boolean }) => void;
}

export function ReportForm({ about, source, onSent }: ReportFormProps) {
  const t = useMessages('safety');
  const { person, open_report: open } = about;
  const { calledBy: name } = namesOf(person);
  const { draft, change, forget } = useReportDraft(person.profile_id);
  const [isTried, setIsTried] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (reason: ReportReason) =>
      sendReport({
        profile_id: person.profile_id,
        reason,
        text: draft.text,
        source,
        also_block: isBlocking,
      }),
    onSuccess: ({ reference }) => {
      forget();
      onSent({ reference, isBlocked: isBlocking });
    },
  });
  const isBlocking = person.block_id === null && draft.isBlocking;
  const isExplained = draft.reason === null || isReportExplained(draft.reason, draft.text);
  // Memoised: the alert takes focus whenever its messages change.
  const refusal = useMemo(() => (error ? errorWords(error) : []), [error]);

  function send() {
    setIsTried(true);
    if (draft.reason !== null && isExplained) mutate(draft.reason);
  }

  return (
    <>
      <Stack gap={4} className={classes.fields}>
        <FormAlert words={refusal} />
        {open ? (
          <Text tone="gold" className="note tint-gold">
            {t('report.again', { name, date: formatDay(open.at) })}
          </Text>
        ) : null}
        <Reasons
          value={draft.reason}
          error={isTried && draft.reason === null ? t('report.reasonMissing') : null}
          onChange={(reason) => change({ reason })}
        />
        <TextAreaField
          label={t('report.text')}
          labelAside={draft.reason === 'other' ? null : <span>({t('report.optional')})</span>}
          isRequired={draft.reason === 'other'}
          hint={t('report.messages', { name })}
          error={
            isTried && !isExplained ? t('report.textMissing', { count: reportTextMinLength }) : undefined
          }
          maxLength={2000}
          value={draft.text}
          onChange={(event) => change({ text: event.target.value })}
        />
        {person.block_id === null ? (
          <CheckboxField
            label={t('report.alsoBlock', { name })}
            hint={t('report.alsoBlockHint')}
            isChecked={draft.isBlocking}
            onChange={(isChecked) => change({ isBlocking: isChecked })}
          />
        ) : null}
      </Stack>
      <div className={classes.foot}>
        <Button fullWidth size="large" isBusy={isPending} onClick={send}>
          {t('report.send')}
        </Button>
        <Text tone="muted" size="md" above={2} className={classes.footWords}>
          {t('report.foot')}
        </Text>
      </div>
    </>
  );
}

interface ReasonsProps {
  value: ReportReason | null;
  error: string | null;
  onChange: (reason: ReportReason) => void;
}

function Reasons({ value, error, onChange }: ReasonsProps) {
  const t = useMessages('safety');
  const id = useId();
  return (
    <fieldset className={classes.reasons} aria-describedby={error === null ? undefined : `${id}-error`}>
      <Text as="legend" weight="bold">
        {t('report.reasonLabel')}{' '}
        <Text as="span" tone="error" aria-hidden="true">
          *
        </Text>
      </Text>
      {reportReasons.map((reason) => (
        <Row as="label" key={reason} gap={3} className={classes.reason}>
          <input
            type="radio"
            name={id}
            value={reason}
            checked={reason === value}
            onChange={() => onChange(reason)}
          />
          {t(`report.reasons.${reason}`)}
        </Row>
      ))}
      <div aria-live="polite">
        {error === null ? null : (
          <Text id={`${id}-error`} tone="error" weight="bold" above={2}>
            {error}
          </Text>
        )}
      </div>
    </fieldset>
  );
}
