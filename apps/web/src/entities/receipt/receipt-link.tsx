import { contractPath } from '@suchi/contracts/basics';
import { receiptFileContract } from '@suchi/contracts/money';
import { env } from '../../shared/config/env.ts';

interface ReceiptLinkProps {
  id: number;
  /** The whole name of the link, for screen readers. */
  label: string;
  children: string;
}

/** Opens the PDF of a receipt or refund note. */
export function ReceiptLink({ id, label, children }: ReceiptLinkProps) {
  return (
    <a href={receiptFileUrl(id)} target="_blank" rel="noreferrer" aria-label={label}>
      {children}
    </a>
  );
}

export function receiptFileUrl(id: number): string {
  return `${env.apiUrl}${contractPath(receiptFileContract)}?id=${id}`;
}
