import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '../../../shared/api/api-error.ts';
import { deviceStorage } from '../../../shared/config/browser-storage.ts';
import { showToast } from '../../../shared/ui/toast.ts';
import { type OwnChoicesNow, ownChoicesQuery, sendChoices } from '../api/choice-queries.ts';
import { type Chosen, closeKept, type KeptChoices, readKept, writeKept } from './kept-choices.ts';
import { refusalWords } from './refusal-words.ts';
import { useNow } from './use-now.ts';

const tryAgainMs = 10_000;

export interface Choices {
  kept: KeptChoices;
  isClosed: boolean;
  isSending: boolean;
  change: (list: readonly Chosen[]) => void;
  send: () => void;
  edit: () => void;
}

/** The list of this phone: kept until the close, sent when there is network, and then gone. */
export function useChoices(own: OwnChoicesNow, userId: string): Choices {
  const [stored, setStored] = useState(() => readKept(deviceStorage, userId, own.day));
  const now = useNow(own.aheadMs);
  const isClosed = now.getTime() >= Date.parse(own.close_at);
  const isOver = now.getTime() > Date.parse(own.grace_until);
  const isGone = isClosed && (stored.state !== 'waiting' || isOver);
  const kept = isGone ? closeKept(stored) : stored;
  useEffect(() => {
    if (isGone) writeKept(deviceStorage, userId, closeKept(stored));
  }, [isGone, userId, stored]);
  const save = useCallback(
    (next: KeptChoices) => {
      writeKept(deviceStorage, userId, next);
      setStored(next);
    },
    [userId],
  );
  const isSending = useDelivery(kept, save);
  return {
    kept,
    isClosed,
    isSending,
    change: (list) => save({ ...kept, list: [...list], state: 'open', send: null }),
    edit: () => save({ ...kept, state: 'open', send: null }),
    send: () => {
      const send = { id: crypto.randomUUID(), tapped_at: now.toISOString() };
      save({ ...kept, state: 'waiting', send });
    },
  };
}

/** Sends a list that waits, again and again until the server has it. */
function useDelivery(kept: KeptChoices, save: (next: KeptChoices) => void): boolean {
  const client = useQueryClient();
  const [tries, setTries] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (kept.state !== 'waiting') return undefined;
    let isLeft = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = () => setTries((count) => count + 1);
    void deliver(kept).then((next) => {
      if (isLeft) return;
      setHasFailed(next === null);
      if (next === null) {
        timer = setTimeout(again, tryAgainMs);
        return;
      }
      save(next);
      void client.invalidateQueries({ queryKey: ownChoicesQuery.queryKey });
    });
    window.addEventListener('online', again);
    return () => {
      isLeft = true;
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [kept, save, client, tries]);
  return kept.state === 'waiting' && !hasFailed;
}

/** Null: there is no network, and it waits. What the server refused is the family's again. */
async function deliver(kept: KeptChoices): Promise<KeptChoices | null> {
  if (kept.send === null) return { ...kept, state: 'open' };
  try {
    const { sent } = await sendChoices({ ...kept.send, numbers: kept.list.map(({ number }) => number) });
    return { ...kept, state: 'sent', send: null, counted: sent.count, sentAt: sent.at };
  } catch (error) {
    const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
    if (!isRefused) return null;
    showToast({ message: refusalWords(error), tone: 'error' });
    return { ...kept, state: 'open', send: null };
  }
}
