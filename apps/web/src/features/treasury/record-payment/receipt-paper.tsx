import type { PaymentPreview } from '@suchi/contracts/money';
import { formatCalendarDate, isCalendarDate } from '@suchi/domain/basics';
import { writeRupees } from '@suchi/domain/money';
import { IconMail, IconPrinter } from '@tabler/icons-react';
import { displayName } from '../../../entities/current-user/display-name.ts';
import { useCurrentUser } from '../../../entities/current-user/use-current-user.ts';
import { formatRupees } from '../../../entities/offer/format-rupees.ts';
import { association } from '../../../shared/brand/association.ts';
import { Mark } from '../../../shared/brand/mark.tsx';
import { type Translate, useMessages } from '../../../shared/i18n/messages.ts';
import type { PaymentDraft } from '../model/payment-draft.ts';
import { Text } from '../../../shared/ui/text.tsx';
import { Row } from '../../../shared/ui/layout.tsx';
import classes from './receipt-paper.module.css';

interface ReceiptPaperProps {
  draft: PaymentDraft;
  preview: PaymentPreview | undefined;
}

/** The receipt as it will be printed, while the form is filled in. */
export function ReceiptPaper({ draft, preview }: ReceiptPaperProps) {
  const t = useMessages('treasury');
  return (
    <section aria-label={t('desk.paper')}>
      <Text tone="muted" weight="bold" className={classes.caption}>
        {t('desk.paper')}
      </Text>
      <div className={classes.paper}>
        <Row as="header" gap={3} className={classes.letterhead}>
          <Mark size={34} />
          <div>
            <Text size="2xl" face="display" leading="snug">
              {preview?.association.name ?? association.name}
            </Text>
            {preview?.association.address ? <p>{preview.association.address}</p> : null}
          </div>
        </Row>
        <Row gap={2} align="end" justify="between" wrap className={classes.title}>
          <Text size="3xl" face="display" leading="tight">
            {t('desk.receiptTitle')}
          </Text>
          <p className={classes.number}>
            <span>{t('desk.numberOnSaving')}</span>
            {isCalendarDate(draft.receivedOn) ? formatCalendarDate(draft.receivedOn) : null}
          </p>
        </Row>
        <PaperFacts draft={draft} preview={preview} />
        <PaperSum draft={draft} preview={preview} />
        <Row gap={4} align="end" justify="between" className={classes.foot}>
          <p>{preview && !preview.is_gst_registered ? t('desk.paperNoGst') : null}</p>
          <p className={classes.signature}>{t('desk.paperSignature')}</p>
        </Row>
      </div>
      {preview ? <Copy mailTo={preview.mail_to} /> : null}
    </section>
  );
}

function PaperFacts({ draft, preview }: ReceiptPaperProps) {
  const t = useMessages('treasury');
  const user = useCurrentUser();
  const candidate = preview?.candidate;
  return (
    <dl className={classes.facts}>
      <dt>{t('desk.paperFrom')}</dt>
      <Text as="dd" weight="bold">
        {draft.receivedFrom}
      </Text>
      {candidate ? (
        <>
          <dt>{t('desk.paperCandidate')}</dt>
          <dd>
            {candidate.serial_number === null
              ? candidate.name
              : t('desk.paperCandidateSerial', { name: candidate.name, serial: candidate.serial_number })}
          </dd>
        </>
      ) : null}
      <dt>{t('desk.paperPaidBy')}</dt>
      <dd>{paidByWords(t, draft)}</dd>
      <dt>{t('desk.paperTakenBy')}</dt>
      <dd>{displayName(user)}</dd>
    </dl>
  );
}

function PaperSum({ draft, preview }: ReceiptPaperProps) {
  const t = useMessages('treasury');
  const amount = preview ? formatRupees(preview.amount, 'receipt') : '';
  const period = preview?.period;
  return (
    <>
      <div className={classes.item}>
        <p>
          {draft.orderType === 'suchi' && preview?.edition
            ? t('desk.suchiOf', { edition: preview.edition })
            : t(`purposes.${draft.orderType}`)}
          {period ? (
            <span className={classes.period}>
              {t('range', { from: formatCalendarDate(period.from), to: formatCalendarDate(period.to) })}
            </span>
          ) : null}
        </p>
        <p>{amount}</p>
      </div>
      <div className={classes.total}>
        <p>{t('desk.paperTotal')}</p>
        <p>{amount}</p>
      </div>
      <p className={classes.words}>{preview ? writeRupees(preview.amount) : null}</p>
    </>
  );
}

function paidByWords(t: Translate<'treasury'>, draft: PaymentDraft): string {
  if (draft.channel === 'cheque' && draft.chequeNumber !== '')
    return t('desk.paperCheque', { number: draft.chequeNumber, bank: draft.chequeBank });
  if (draft.channel === 'bank_transfer' && draft.bankReference !== '')
    return t('desk.paperTransfer', { reference: draft.bankReference });
  return t(`channels.${draft.channel}`);
}

function Copy({ mailTo }: { mailTo: string | null }) {
  const t = useMessages('treasury');
  return (
    <Row as="p" gap={2} align="stretch" tone="soft" breaks above={3} className="with-icon">
      {mailTo === null ? (
        <IconPrinter size={20} aria-hidden="true" />
      ) : (
        <IconMail size={20} aria-hidden="true" />
      )}
      {mailTo === null ? t('desk.noCopy') : t('desk.copyTo', { email: mailTo })}
    </Row>
  );
}
