import type { askRefundContract, TreasuryPayment } from '@suchi/contracts/money';
import { checkRefund, refundNoteMinLength, type RefundReason, refundReasons } from '@suchi/domain/money';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { readRupees } from '../model/typed-rupees.ts';

export interface AskDraft {
  typed: string;
  setTyped: (typed: string) => void;
  /** In paise; 0 when what is typed is not an amount. */
  amount: number;
  /** The most that can go back, in paise. */
  most: number;
  isAmountOk: boolean;
  isSurplus: boolean;
  setIsSurplus: (isSurplus: boolean) => void;
  reason: RefundReason | undefined;
  setReason: (reason: string | null) => void;
  note: string;
  setNote: (note: string) => void;
  isNoteOk: boolean;
  /** What to send, or null while something is missing. */
  complete: () => z.input<typeof askRefundContract.input> | null;
}

/** The typed refund. It begins with the whole amount; a surplus goes back first. */
export function useAskDraft(payment: TreasuryPayment): AskDraft {
  // The same key on every try, so that a double click asks once.
  const [key] = useState(() => crypto.randomUUID());
  const [isSurplus, setIsSurplus] = useState(payment.surplus > 0);
  const mostOf = (surplus: boolean) => (surplus ? payment.surplus : payment.left);
  const [typed, setTyped] = useState(() => String(mostOf(isSurplus) / 100));
  const [chosen, setReason] = useState<string | null>(payment.surplus > 0 ? 'paid_twice' : null);
  const [note, setNote] = useState('');
  const most = mostOf(isSurplus);
  const amount = readRupees(typed) ?? 0;
  const isAmountOk = checkRefund({ paidPaise: most, refundedPaise: 0 }, amount).allowed;
  const isNoteOk = note.trim().length >= refundNoteMinLength;
  const reason = refundReasons.find((name) => name === chosen);
  return {
    typed,
    setTyped,
    amount,
    most,
    isAmountOk,
    isSurplus,
    setIsSurplus: (surplus) => {
      setIsSurplus(surplus);
      setTyped(String(mostOf(surplus) / 100));
    },
    reason,
    setReason,
    note,
    setNote,
    isNoteOk,
    complete: () =>
      isAmountOk && isNoteOk && reason
        ? { key, payment: payment.id, amount, is_surplus: isSurplus, reason, note }
        : null,
  };
}
