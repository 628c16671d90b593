import type { PaymentPreview } from '@suchi/contracts/treasury';
import { type CalendarDate, todayInIndia } from '@suchi/domain/basics';
import { useState } from 'react';
import { useCurrentUser } from '../../../entities/current-user/use-current-user.ts';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { useRecordPayment } from '../api/treasury-actions.ts';
import {
  checkDeskDraft,
  createDraftStore,
  type DeskDraft,
  type DeskField,
  type DeskProblem,
  newDeskDraft,
  toPaymentToRecord,
} from '../model/desk-draft.ts';
import { deviceStorage } from '../../../shared/config/browser-storage.ts';

/** A payment that was recorded, for the page after it. */
export interface RecordedPayment {
  draft: DeskDraft;
  amount: number;
  receipt: { id: number; number: string } | null;
}

export interface DeskForm {
  draft: DeskDraft;
  today: CalendarDate;
  change: (change: Partial<DeskDraft>) => void;
  problems: ReadonlyMap<DeskField, DeskProblem>;
  failure: readonly string[];
  isBusy: boolean;
  /** The draft was found on this device. */
  isRestored: boolean;
  submit: (preview: PaymentPreview | undefined) => void;
  startAgain: () => void;
  recorded: RecordedPayment | null;
}

const noProblems: ReadonlyMap<DeskField, DeskProblem> = new Map();
const noFailure: readonly string[] = [];

export function deskFieldId(field: DeskField): string {
  return `desk-${field}`;
}

/** The typed payment, kept on this device until it is recorded. */
export function useDeskForm(): DeskForm {
  const { id: userId } = useCurrentUser();
  const [today] = useState(() => todayInIndia(new Date()));
  const [store] = useState(() => createDraftStore(deviceStorage, userId));
  const [kept] = useState(() => store.read());
  const [draft, setDraft] = useState(() => kept ?? newDeskDraft(today));
  const [isTried, setIsTried] = useState(false);
  const [failure, setFailure] = useState(noFailure);
  const [recorded, setRecorded] = useState<RecordedPayment | null>(null);
  const record = useRecordPayment();
  const problems = checkDeskDraft(draft, today);

  function change(changed: Partial<DeskDraft>) {
    const next = { ...draft, ...changed };
    setDraft(next);
    store.write(next);
  }

  function startAgain() {
    store.remove();
    setDraft(newDeskDraft(today));
    setIsTried(false);
    setFailure(noFailure);
    setRecorded(null);
  }

  function submit(preview: PaymentPreview | undefined) {
    setIsTried(true);
    setFailure(noFailure);
    const [firstWrong] = problems.keys();
    if (firstWrong) document.getElementById(deskFieldId(firstWrong))?.focus();
    if (firstWrong || preview === undefined || draft.payer === null || record.isPending) return;
    record.mutate(toPaymentToRecord(draft, draft.payer.user), {
      onSuccess: ({ receipt }) => {
        store.remove();
        setRecorded({ draft, amount: preview.amount, receipt });
      },
      onError: (error) => setFailure(errorWords(error)),
    });
  }

  return {
    draft,
    today,
    change,
    problems: isTried ? problems : noProblems,
    failure,
    isBusy: record.isPending,
    isRestored: kept !== null && kept.key === draft.key,
    submit,
    startAgain,
    recorded,
  };
}
