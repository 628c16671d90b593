import { type ListedReceipt, receiptColumns } from '@suchi/contracts/money';
import { formatCalendarDate } from '@suchi/domain/basics';
import { Text } from '../../../shared/ui/text.tsx';
import { MemberLink } from '../../../entities/current-user/member-link.tsx';
import { formatRupees } from '../../../entities/offer/format-rupees.ts';
import { ReceiptLink } from '../../../entities/receipt/receipt-link.tsx';
import { askRefundPath } from '../../../shared/config/office-paths.ts';
import { type Translate, useMessages } from '../../../shared/i18n/messages.ts';
import { Link } from '../../../shared/router/link.tsx';
import { listDeclared } from '../../../shared/ui/data-list/declared-columns.tsx';
import type { ListColumn } from '../../../shared/ui/data-list/list-types.ts';
import { methodWords } from '../model/payment-words.ts';
import { Row } from '../../../shared/ui/layout.tsx';

interface ReceiptProps {
  receipt: ListedReceipt;
}

export function listReceiptColumns(t: Translate<'treasury'>): ListColumn<ListedReceipt>[] {
  return [
    ...listDeclared<ListedReceipt, keyof typeof receiptColumns>(receiptColumns, {
      label: (name) => t(`receipts.columns.${name}`),
      cells: {
        number: (receipt) => <Pdf receipt={receipt} />,
        issued_on: (receipt) => formatCalendarDate(receipt.issued_on),
        payer: ({ payer, payer_id: id }) => <MemberLink userId={id}>{payer}</MemberLink>,
        order_type: (receipt) => t(`purposes.${receipt.order_type}`),
        method: (receipt) => methodWords(t, receipt),
        amount: (receipt) => <Amount receipt={receipt} />,
      },
    }),
    { key: 'refund', label: t('receipts.columns.refund'), cell: (receipt) => <Refund receipt={receipt} /> },
  ];
}

export function ReceiptLines({ receipt }: ReceiptProps) {
  const t = useMessages('treasury');
  return (
    <>
      <p>
        <MemberLink userId={receipt.payer_id}>{receipt.payer}</MemberLink>
      </p>
      <p>
        {formatCalendarDate(receipt.issued_on)}, {t(`purposes.${receipt.order_type}`)},{' '}
        {methodWords(t, receipt)}
      </p>
      <Row as="p" gap={4} rowGap={0} wrap>
        <Amount receipt={receipt} />
        <Pdf receipt={receipt} />
        <Refund receipt={receipt} />
      </Row>
    </>
  );
}

function Pdf({ receipt }: ReceiptProps) {
  const t = useMessages('treasury');
  const { id, number, payer: name } = receipt;
  return (
    <ReceiptLink id={id} className="touch" label={t(`receipts.pdfOf.${receipt.kind}`, { number, name })}>
      {number}
    </ReceiptLink>
  );
}

function Amount({ receipt: { kind, amount } }: ReceiptProps) {
  const isReceipt = kind === 'receipt';
  return (
    <Text as="span" tone={isReceipt ? undefined : 'error'} weight="bold" nowrap>
      {formatRupees(isReceipt ? amount : -Math.abs(amount))}
    </Text>
  );
}

function Refund({ receipt }: ReceiptProps) {
  const t = useMessages('treasury');
  if (receipt.kind !== 'receipt') return t(`receipts.kinds.${receipt.kind}`);
  return (
    <Link
      className="touch"
      to={askRefundPath(receipt.payment)}
      aria-label={t('refundOf', { name: receipt.payer })}
    >
      {t('refund')}
    </Link>
  );
}
