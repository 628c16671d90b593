import type { PaymentPreview } from '@suchi/contracts/money';
import { type CalendarDate, todayInIndia } from '@suchi/domain/basics';
import { useState } from 'react';
import { useCurrentUser } from '../../../entities/current-user/use-current-user.ts';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { useRecordPayment } from '../api/treasury-actions.ts';
import {
  checkPaymentDraft,
  createDraftStore,
  type PaymentDraft,
  type PaymentField,
  type PaymentProblem,
  newPaymentDraft,
  toPaymentToRecord,
  withRightDay,
} from '../model/payment-draft.ts';
import { deviceStorage } from '../../../shared/config/browser-storage.ts';

/** A payment that was recorded, for the page after it. */
export interface RecordedPayment {
  draft: PaymentDraft;
  amount: number;
  receipt: { id: number; number: string } | null;
}

export interface PaymentForm {
  draft: PaymentDraft;
  today: CalendarDate;
  change: (change: Partial<PaymentDraft>) => void;
  problems: ReadonlyMap<PaymentField, PaymentProblem>;
  failure: readonly string[];
  isBusy: boolean;
  /** The button was pressed, so that what is missing is marked. */
  isTried: boolean;
  /** The draft was found on this device. */
  isRestored: boolean;
  submit: (preview: PaymentPreview | undefined) => void;
  startAgain: () => void;
  recorded: RecordedPayment | null;
}

const noFailure: readonly string[] = [];

/** A tick was for this member and this purchase, an address for this member. */
function forgotten(draft: PaymentDraft, { payer, orderType = draft.orderType }: Partial<PaymentDraft>) {
  if (payer !== undefined) return { isSecond: false, deliveryKind: null, delivery: null };
  return orderType === draft.orderType ? {} : { isSecond: false };
}

/** A wrong day is said at once: the rest of the form would not show it. */
function onlyDay(problems: ReadonlyMap<PaymentField, PaymentProblem>, { receivedOn }: PaymentDraft) {
  return new Map([...problems].filter(([field]) => field === 'receivedOn' && receivedOn !== ''));
}

export function paymentFieldId(field: PaymentField): string {
  return `desk-${field}`;
}

/** The typed payment, kept on this device until it is recorded. */
function useKeptDraft(today: CalendarDate) {
  const { id: userId } = useCurrentUser();
  const [store] = useState(() => createDraftStore(deviceStorage, userId));
  const [kept] = useState(() => store.read());
  const [draft, setDraft] = useState(() => (kept ? withRightDay(kept, today) : newPaymentDraft(today)));
  return {
    draft,
    isRestored: kept !== null && kept.key === draft.key,
    change: (changed: Partial<PaymentDraft>) => {
      const next = { ...draft, ...forgotten(draft, changed), ...changed };
      setDraft(next);
      store.write(next);
    },
    forget: store.remove,
    begin: () => {
      store.remove();
      setDraft(newPaymentDraft(today));
    },
  };
}

export function usePaymentForm(): PaymentForm {
  const [today] = useState(() => todayInIndia(new Date()));
  const { draft, isRestored, change, forget, begin } = useKeptDraft(today);
  const [isTried, setIsTried] = useState(false);
  const [failure, setFailure] = useState(noFailure);
  const [recorded, setRecorded] = useState<RecordedPayment | null>(null);
  const record = useRecordPayment();
  const problems = checkPaymentDraft(draft, today);

  function startAgain() {
    begin();
    setIsTried(false);
    setFailure(noFailure);
    setRecorded(null);
  }

  function submit(preview: PaymentPreview | undefined) {
    setIsTried(true);
    setFailure(noFailure);
    const isUnmeant = Boolean(preview?.paid_lately) && !draft.isSecond;
    const [firstWrong = isUnmeant ? 'isSecond' : undefined] = problems.keys();
    if (firstWrong) document.getElementById(paymentFieldId(firstWrong))?.focus();
    if (firstWrong || preview === undefined || draft.payer === null || record.isPending) return;
    record.mutate(toPaymentToRecord(draft, draft.payer.user), {
      onSuccess: ({ receipt }) => {
        forget();
        setRecorded({ draft, amount: preview.amount, receipt });
      },
      onError: (error) => setFailure(errorWords(error)),
    });
  }

  return {
    draft,
    today,
    change,
    problems: isTried ? problems : onlyDay(problems, draft),
    failure,
    isBusy: record.isPending,
    isTried,
    isRestored,
    submit,
    startAgain,
    recorded,
  };
}
