import { useState } from 'react';
import type { BulkMailChoice } from '../../../entities/bulk-mail/bulk-mail-choice.ts';
import { useCurrentUser } from '../../../entities/current-user/use-current-user.ts';
import { createMailDraftStore, type MailDraft, newMailDraft } from './mail-draft.ts';
import { deviceStorage } from '../../../shared/config/browser-storage.ts';

export interface MailDraftState {
  draft: MailDraft;
  change: (changes: Partial<Omit<MailDraft, 'key'>>) => void;
  /** A new draft, for example with the words of an older mail. */
  startAgain: (changes?: Partial<Omit<MailDraft, 'key'>>) => void;
}

/** The draft, kept on this device. A choice from a list replaces its recipients. */
export function useMailDraft(handedOver: BulkMailChoice | null): MailDraftState {
  const { id: userId } = useCurrentUser();
  const [store] = useState(() => createMailDraftStore(deviceStorage, userId));
  const [draft, setDraft] = useState(() => {
    const kept = store.read() ?? newMailDraft();
    return handedOver === null ? kept : { ...kept, choice: handedOver };
  });
  const save = (next: MailDraft) => {
    setDraft(next);
    store.write(next);
  };
  return {
    draft,
    change: (changes) => save({ ...draft, ...changes }),
    startAgain: (changes = {}) => save({ ...newMailDraft(), ...changes }),
  };
}
