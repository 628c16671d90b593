import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
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
  now: Date;
  isClosed: boolean;
  isSending: boolean;
  change: (list: readonly Chosen[]) => void;
  send: () => void;
  edit: () => void;
}

/** The list of this phone: kept until the close, sent when there is network, and then gone. */
export function useChoices(own: OwnChoicesNow, userId: string): Choices {
  const [kept, setKept] = useState(() => readKept(deviceStorage, userId, own.day));
  const [isSending, setIsSending] = useState(false);
  const client = useQueryClient();
  const now = useNow(own.aheadMs);
  const isClosed = now.getTime() >= Date.parse(own.close_at);
  const isOver = now.getTime() > Date.parse(own.grace_until);
  const save = (next: KeptChoices) => {
    writeKept(deviceStorage, userId, next);
    setKept(next);
  };

  const isGone = isClosed && (kept.state !== 'waiting' || isOver) && kept.list.length > 0;
  useEffect(() => {
    if (isGone) save(closeKept(kept));
  });

  const deliver = async (waiting: KeptChoices) => {
    if (waiting.send === null) return;
    setIsSending(true);
    try {
      const numbers = waiting.list.map(({ number }) => number);
      const { sent } = await sendChoices({ ...waiting.send, numbers });
      const taken = { ...waiting, send: null, counted: sent.count, sentAt: sent.at };
      save(isClosed ? closeKept(taken) : { ...taken, state: 'sent' });
      await client.invalidateQueries({ queryKey: ownChoicesQuery.queryKey });
    } catch (error) {
      // Without network it waits; what the server refused is the person's again.
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) {
        save({ ...waiting, state: 'open', send: null });
        showToast({ message: refusalWords(error), tone: 'error' });
      }
    } finally {
      setIsSending(false);
    }
  };
  const again = useRef(deliver);
  again.current = deliver;
  const isWaiting = kept.state === 'waiting' && !isSending && !isOver;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => void again.current(readKept(deviceStorage, userId, own.day)), tryAgainMs);
    const now = () => void again.current(readKept(deviceStorage, userId, own.day));
    window.addEventListener('online', now);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', now);
    };
  }, [isWaiting, userId, own.day]);

  return {
    kept,
    now,
    isClosed,
    isSending,
    change: (list) => save({ ...kept, list: [...list], state: 'open', send: null }),
    edit: () => save({ ...kept, state: 'open' }),
    send: () => {
      const send = { id: crypto.randomUUID(), tapped_at: now.toISOString() };
      const waiting: KeptChoices = { ...kept, state: 'waiting', send };
      save(waiting);
      void deliver(waiting);
    },
  };
}
