import { type CalendarDate, formatCalendarDate } from '@suchi/domain/basics';
import { IconCircleCheck, IconPrinter } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { formatRupees } from '../../../entities/offer/format-rupees.ts';
import { officePaths } from '../../../shared/config/office-paths.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { receiptFileUrl } from '../../../entities/receipt/receipt-link.tsx';
import { rangeSearch } from '../model/day-range.ts';
import { Text } from '../../../shared/ui/text.tsx';
import { Row } from '../../../shared/ui/layout.tsx';
import classes from './recorded-panel.module.css';
import type { RecordedPayment } from './use-payment-form.ts';

interface RecordedPanelProps {
  recorded: RecordedPayment;
  today: CalendarDate;
  onAnother: () => void;
}

/** After the payment is recorded: the receipt, one key press away. */
export function RecordedPanel({ recorded, today, onAnother }: RecordedPanelProps) {
  const t = useMessages('treasury');
  const { draft, receipt } = recorded;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const range = { from: draft.receivedOn, to: draft.receivedOn };
  return (
    <section className={classes.panel}>
      <IconCircleCheck className={classes.icon ?? ''} size={44} aria-hidden="true" />
      <h2 className={classes.title} ref={heading} tabIndex={-1}>
        {t('desk.done.title')}
      </h2>
      {receipt ? (
        <Text size="xl" weight="bold">
          {t('desk.done.receipt', { number: receipt.number })}
        </Text>
      ) : null}
      <p className={classes.text}>{describe()}</p>
      <Row gap={3} align="stretch" justify="center" wrap above={5}>
        {receipt ? (
          <a className={classes.open} href={receiptFileUrl(receipt.id)} target="_blank" rel="noreferrer">
            <IconPrinter size={20} aria-hidden="true" />
            {t('desk.done.openReceipt')}
          </a>
        ) : null}
        <Button look="default" onClick={onAnother}>
          {t('desk.done.another')}
        </Button>
        <ButtonLink look="default" to={officePaths.dayBook + rangeSearch(range)}>
          {t('desk.done.toDayBook')}
        </ButtonLink>
      </Row>
    </section>
  );

  function describe(): string {
    const name = draft.receivedFrom;
    if (receipt === null) return t('desk.done.cheque', { name });
    const amount = formatRupees(recorded.amount);
    return draft.receivedOn === today
      ? t('desk.done.text', { amount, name })
      : t('desk.done.textOn', { amount, name, day: formatCalendarDate(draft.receivedOn) });
  }
}
