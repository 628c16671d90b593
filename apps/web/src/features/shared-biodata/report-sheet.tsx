import {
  isReportExplained,
  type ReportReason,
  reportReasons,
  reportTextMaxLength,
} from '@suchi/domain/safety';
import { IconX } from '@tabler/icons-react';
import { useId, useMemo, useState } from 'react';
import { FieldError } from '../../shared/forms/field-error.tsx';
import { FormAlert } from '../../shared/forms/form-alert.tsx';
import { TextAreaField } from '../../shared/forms/text-area-field.tsx';
import { errorWords } from '../../shared/i18n/error-words.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Row, Stack } from '../../shared/ui/layout.tsx';
import { IconButton } from '../../shared/ui/plain-button.tsx';
import { SheetDialog } from '../../shared/ui/sheet-dialog.tsx';
import { Text } from '../../shared/ui/text.tsx';
import { showToast } from '../../shared/ui/toast.ts';
import { useReturnFocus } from '../../shared/ui/use-return-focus.ts';
import { reportShared, useSend } from './shared-api.ts';
import classes from './shared-page.module.css';

interface ReportSheetProps {
  code: string;
  onClose: () => void;
}

/** A visitor tells the committee what is wrong with a shared page. */
export function ReportSheet({ code, onClose }: ReportSheetProps) {
  const t = useMessages('biodata');
  const tSafety = useMessages('safety');
  const common = useMessages('common');
  useReturnFocus();
  const id = useId();
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [text, setText] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { isBusy, error, go } = useSend(reportShared);
  const refusal = useMemo(() => (error === null ? [] : errorWords(error)), [error]);
  const isShort = reason !== null && !isReportExplained(reason, text);
  const send = () => {
    setIsTried(true);
    if (reason === null || isShort) return;
    void go({ code, reason, text }, () => {
      showToast({ message: t('shared.sent'), tone: 'success' });
      onClose();
    });
  };
  return (
    <SheetDialog label={t('shared.reportTitle')} width={480} height="auto" onClose={onClose}>
      <Stack
        as="form"
        gap={4}
        className={classes.report}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Row justify="between">
          <h2>{t('shared.reportTitle')}</h2>
          <IconButton
            size="large"
            label={common('close')}
            onClick={onClose}
            data-autofocus
            icon={<IconX size={26} aria-hidden="true" />}
          />
        </Row>
        <Text tone="soft">{t('shared.reportLead')}</Text>
        <FormAlert words={refusal} />
        <Stack as="fieldset" gap={1} aria-describedby={`${id}-missing`} className={classes.reasons}>
          <Text as="legend" weight="bold">
            {t('shared.reason')}
          </Text>
          {reportReasons.map((one) => (
            <Row as="label" key={one} gap={3} className="touch">
              <input type="radio" name={id} checked={reason === one} onChange={() => setReason(one)} />
              {tSafety(`report.reasons.${one}`)}
            </Row>
          ))}
          <div aria-live="polite">
            {isTried && reason === null ? (
              <FieldError id={`${id}-missing`}>{t('shared.reasonMissing')}</FieldError>
            ) : null}
          </div>
        </Stack>
        <TextAreaField
          label={t('shared.text')}
          value={text}
          maxLength={reportTextMaxLength}
          onChange={(event) => setText(event.target.value)}
        />
        <div aria-live="polite">
          {isTried && isShort ? <FieldError id={`${id}-short`}>{t('shared.textMissing')}</FieldError> : null}
        </div>
        <Button type="submit" size="large" isBusy={isBusy}>
          {t('shared.send')}
        </Button>
      </Stack>
    </SheetDialog>
  );
}
