import { contractPath } from '@suchi/contracts/basics';
import { receiptFileContract } from '@suchi/contracts/money';
import { env } from '../../shared/config/env.ts';

interface ReceiptLinkProps {
  id: number;
  /** The whole name of the link, for screen readers. */
  label: string;
  className?: string;
  children: string;
}

/** Opens the PDF of a receipt or refund note. */
export function ReceiptLink({ id, label, className, children }: ReceiptLinkProps) {
  return (
    <a href={receiptFileUrl(id)} target="_blank" rel="noreferrer" className={className} aria-label={label}>
      {children}
    </a>
  );
}

export function receiptFileUrl(id: number): string {
  return `${env.apiUrl}${contractPath(receiptFileContract)}?id=${id}`;
}
