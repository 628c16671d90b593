import { formatCalendarDate, todayInIndia } from '@suchi/domain/basics';
import {
  findIncludedTax,
  type PaymentChannel,
  type ReceiptFacts,
  type ReceiptKind,
  writeRupees,
} from '@suchi/domain/money';

/** A receipt row with the facts it prints. */
export interface ReceiptToPrint {
  number: string;
  kind: ReceiptKind;
  financialYear: string;
  issuedOn: string;
  amountPaise: number;
  facts: ReceiptFacts;
}

interface LabelledValue {
  label: string;
  value: string;
}

/** What the template prints: text only, in the order of the page. */
export interface ReceiptView {
  title: string;
  number_label: string;
  number: string;
  date: string;
  association: { name: string; lines: string[]; contact: string[] };
  people: LabelledValue[];
  purpose: string;
  period: string | null;
  amount: string;
  total_label: string;
  words: string;
  payment: LabelledValue[];
  terms: string;
  closing: string;
  financial_year: string;
}

export function viewReceipt(receipt: ReceiptToPrint, publicUrl: string): ReceiptView {
  const { facts, kind, amountPaise } = receipt;
  const isNote = kind === 'refund_note';
  const purpose = purposeWords(facts);
  return {
    title: isNote ? 'Refund note' : 'Receipt',
    number_label: isNote ? 'Refund note no.' : 'Receipt no.',
    number: receipt.number,
    date: formatCalendarDate(receipt.issuedOn),
    association: viewAssociation(facts),
    people: [
      { label: isNote ? 'Paid back to' : 'Received from', value: facts.receivedFrom },
      ...labelled('Candidate', candidateWords(facts)),
      ...labelled('Address', facts.address),
      ...labelled('Refers to', refundWords(facts)),
    ],
    purpose: isNote ? `Refund: ${purpose}` : purpose,
    period:
      facts.period && `${formatCalendarDate(facts.period.from)} to ${formatCalendarDate(facts.period.to)}`,
    amount: formatRupees(amountPaise),
    total_label: isNote ? 'Total paid back' : 'Total received',
    words: writeRupees(amountPaise),
    payment: [
      { label: isNote ? 'Paid back by' : 'Paid by', value: methodWords(facts) },
      { label: isNote ? 'Paid back on' : 'Paid on', value: momentWords(facts.paidAt) },
      ...labelled('Bank reference', facts.bankReference && groupDigits(facts.bankReference)),
      ...labelled('Our reference', facts.reference),
      ...labelled('Taken by', facts.takenBy),
    ],
    terms: termsWords(receipt, publicUrl),
    closing: `Computer-generated ${isNote ? 'refund note' : 'receipt'}; no signature is needed.`,
    financial_year: receipt.financialYear,
  };
}

const labelled = (label: string, value: string | null): LabelledValue[] =>
  value === null || value === '' ? [] : [{ label, value }];

const given = (texts: (string | null)[]): string[] =>
  texts.filter((text) => text !== null && text !== '') as string[];

function viewAssociation({ association }: ReceiptFacts): ReceiptView['association'] {
  const { name, address, registration, pan, gst, email, phone } = association;
  const registrations = given([
    registration && `Reg. no. ${registration}`,
    pan && `PAN ${pan}`,
    gst && `GSTIN ${gst.number}`,
  ]);
  return { name, lines: given([address, registrations.join('. ')]), contact: given([email, phone]) };
}

function candidateWords({ candidate }: ReceiptFacts): string | null {
  if (candidate === null || candidate.serialNumber === null) return candidate?.name ?? null;
  return `${candidate.name}, suchi no. ${candidate.serialNumber}`;
}

function refundWords({ refundOf }: ReceiptFacts): string | null {
  if (refundOf === null) return null;
  const { number, issuedOn, amountPaise } = refundOf;
  return `Receipt no. ${number} of ${formatCalendarDate(issuedOn)}, ${formatRupees(amountPaise)}`;
}

function purposeWords({ orderType, edition, seats }: ReceiptFacts): string {
  if (orderType === 'subscription') return 'Online search, subscription for one year';
  if (orderType === 'melawa')
    return `Melawa ${edition ?? ''}: lunch and entrance for ${seats ?? 0} ${seats === 1 ? 'person' : 'people'}`;
  return edition === null ? 'Printed suchi, one copy' : `Printed suchi ${edition}, one copy`;
}

const deskWords: Record<Exclude<PaymentChannel, 'online'>, string> = {
  cash: 'Cash',
  bank_transfer: 'Bank transfer',
  cheque: 'Cheque',
};
const methodNames: Record<string, string> = {
  upi: 'UPI',
  card: 'Card',
  netbanking: 'Net banking',
  wallet: 'Wallet',
};

function methodWords({ channel, method, cheque }: ReceiptFacts): string {
  if (channel === 'online') {
    const name = method === null ? undefined : methodNames[method];
    return name === undefined ? 'Online, through Razorpay' : `${name}, through Razorpay`;
  }
  return cheque === null ? deskWords[channel] : `${deskWords[channel]} ${cheque.number}, ${cheque.bank}`;
}

function termsWords({ facts, kind, amountPaise }: ReceiptToPrint, publicUrl: string): string {
  const isSubscription = facts.orderType === 'subscription';
  return [
    taxWords(facts, amountPaise),
    ...(isSubscription && kind === 'receipt' ? ['The subscription does not renew by itself.'] : []),
    `Terms for refunds and cancellation: ${new URL(publicUrl).host}/refunds.`,
  ].join(' ');
}

function taxWords({ association: { gst }, orderType }: ReceiptFacts, amountPaise: number): string {
  if (gst === null) return 'The association is not registered under GST; no GST is charged.';
  const code = gst.code === null ? '' : ` (${orderType === 'suchi' ? 'HSN' : 'SAC'} ${gst.code})`;
  if (orderType === 'suchi' || gst.ratePercent === 0) return `No GST is charged${code}.`;
  const tax = formatRupees(findIncludedTax(amountPaise, gst.ratePercent));
  return `The amount includes GST of ${gst.ratePercent} %: ${tax}${code}.`;
}

const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

function formatRupees(amountPaise: number): string {
  return rupees.format(amountPaise / 100);
}

const indianTime = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Asia/Kolkata',
  hour: '2-digit',
  minute: '2-digit',
  hour12: true,
});

/** At the desk only the day is known. */
function momentWords(paidAt: string): string {
  if (!paidAt.includes('T')) return formatCalendarDate(paidAt);
  const at = new Date(paidAt);
  return `${formatCalendarDate(todayInIndia(at))}, ${indianTime.format(at).replace(/\s/, ' ')}`;
}

/** A bank's twelve digits are read aloud in fours. */
function groupDigits(reference: string): string {
  return /^\d{12}$/.test(reference) ? reference.replaceAll(/(\d{4})(?=\d)/g, '$1 ') : reference;
}
