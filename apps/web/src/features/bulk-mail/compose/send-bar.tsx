import type { BulkMailSetup } from '@suchi/contracts/bulk-mail';
import { estimateMinutes, hasOnlyKnownFields, saysSomething } from '@suchi/domain/bulk-mail';
import type { Language } from '@suchi/words';
import { IconClock, IconSend } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { formatMoment } from '../../../shared/i18n/long-date.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { AlertDialog } from '../../../shared/ui/alert-dialog.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { useSendMail, useTestMail } from '../api/bulk-mail-queries.ts';
import { durationWords } from '../model/duration-words.ts';
import type { MailDraft, MailTexts } from '../model/mail-draft.ts';
import { countReceivers, type Recipients } from '../model/use-recipients.ts';
import { Row } from '../../../shared/ui/layout.tsx';
import classes from './send-bar.module.css';

interface SendBarProps {
  draft: MailDraft;
  /** In the language of the preview; a test sends these. */
  shown: MailTexts;
  language: Language;
  recipients: Recipients;
  setup: BulkMailSetup | undefined;
  /** The candidate of the preview, whose values a test shows. */
  sample: number | null;
  onSent: () => void;
}

/** How long it takes, a test, and Send. Send works when there are a subject and a text, and all recipients are loaded. */
export function SendBar({ draft, shown, language, recipients, setup, sample, onSent }: SendBarProps) {
  const t = useMessages('bulkMail');
  const [isAsking, setIsAsking] = useState(false);
  const send = useSendMail();
  const test = useTestMail();
  const count = recipients.isLoaded && recipients.counts ? countReceivers(recipients.counts) : 0;
  const missing = findMissing(draft, recipients, count);
  const error = send.error ?? test.error;
  // Memoised: the alert takes focus whenever its messages change.
  const refusal = useMemo(() => (error ? errorWords(error) : []), [error]);
  const text = { subject: draft.subject, heading: draft.heading, text: draft.text };
  const { translations } = draft;
  const words = { count };

  function sendTest() {
    send.reset();
    test.mutate(
      { subject: shown.subject, heading: shown.heading, text: shown.text, language, profile_id: sample },
      { onSuccess: ({ email }) => showToast({ message: t('send.tested', { email }), tone: 'success' }) },
    );
  }

  function sendMail() {
    setIsAsking(false);
    test.reset();
    const { key, priority, choice } = draft;
    if (choice === null) return;
    const audience = choice.words.join(', ').slice(0, 200);
    send.mutate(
      { ...text, translations, key, priority, audience, selection: choice.selection, recipients: count },
      {
        onSuccess: () => {
          showToast({ message: t('send.done', words), tone: 'success' });
          onSent();
        },
      },
    );
  }

  return (
    <Row gap={5} rowGap={3} justify="end" wrap className={classes.bar}>
      <FormAlert words={refusal} />
      <Estimate count={count} priority={draft.priority} setup={setup} />
      <Row gap={3} align="stretch" wrap className={classes.buttons}>
        <Button
          look="default"
          isBusy={test.isPending}
          disabled={!isWhole(shown) || !areFieldsKnown(shown)}
          onClick={sendTest}
        >
          {t('send.test')}
        </Button>
        <Button
          icon={<IconSend size={20} aria-hidden="true" />}
          isBusy={send.isPending}
          disabled={missing !== null}
          aria-describedby="send-hint"
          onClick={() => setIsAsking(true)}
        >
          {count > 0 ? t('send.sendTo', words) : t('send.send')}
        </Button>
      </Row>
      <p className={classes.hint} id="send-hint">
        {missing === null ? null : t(`send.${missing}`)}
      </p>
      <AlertDialog
        isOpen={isAsking}
        title={t('send.ask', words)}
        confirmLabel={t('send.confirm')}
        onConfirm={sendMail}
        cancel={{ label: t('send.keep'), onCancel: () => setIsAsking(false) }}
      >
        {t('send.askText')}
      </AlertDialog>
    </Row>
  );
}

const hasSubject = ({ subject }: MailTexts) => subject.trim() !== '';
const isWhole = (texts: MailTexts) => hasSubject(texts) && saysSomething(texts.text);
const areFieldsKnown = ({ subject, heading, text }: MailTexts) =>
  [subject, heading, text].every(hasOnlyKnownFields);

/** Why it cannot be sent yet. */
function findMissing(draft: MailDraft, { isLoaded }: Recipients, count: number) {
  if (draft.choice === null) return 'noRecipients';
  if (!isLoaded) return 'notLoaded';
  if (count === 0) return 'noRecipients';
  if (!hasSubject(draft)) return 'noSubject';
  if (!saysSomething(draft.text)) return 'noText';
  const others = Object.values(draft.translations).filter((texts) => texts !== undefined);
  if (!others.every(isWhole)) return 'halfLanguage';
  return [draft, ...others].every(areFieldsKnown) ? null : 'unknownField';
}

interface EstimateProps {
  count: number;
  priority: number;
  setup: BulkMailSetup | undefined;
}

function Estimate({ count, priority, setup }: EstimateProps) {
  const t = useMessages('bulkMail');
  // When the page was opened; minutes do not matter over hours.
  const [openedAt] = useState(() => Date.now());
  if (setup === undefined || count === 0) return null;
  const before = setup.waiting
    .filter((waiting) => waiting.priority <= priority)
    .reduce((sum, { mails }) => sum + mails, 0);
  const endMs = openedAt + estimateMinutes(before + count, setup.per_minute) * 60_000;
  return (
    <Row gap={3} tone="soft" className={classes.estimate}>
      <IconClock size={24} aria-hidden="true" />
      <p>
        <b>{durationWords(t, estimateMinutes(count, setup.per_minute))}</b>
        <br />
        {t('estimate.rate', { count: setup.per_minute })}{' '}
        {before > 0 ? `${t('estimate.before', { count: before })} ` : null}
        {t('estimate.ends', { at: formatMoment(new Date(endMs).toISOString()) })}
      </p>
    </Row>
  );
}
