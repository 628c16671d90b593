import { type HallDeck, hallCardsContract, type HallIndexEntry, type HallPage } from '@suchi/contracts/hall';
import { coverSerials, hallSerialsAtOnce } from '@suchi/domain/hall';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { api } from '../../../shared/api/api.ts';
import { createHallLoader } from './hall-loader.ts';

interface Views {
  index: HallIndexEntry;
  page: HallPage;
}

/** All candidates of the serial numbers, read in parts. What was read stays when a later part fails. */
export function useHallItems<View extends keyof Views>(
  view: View,
  serials: readonly number[],
  viewer: NonNullable<HallDeck['viewer']>,
) {
  const [loader] = useState(() =>
    createHallLoader({
      ranges: coverSerials(serials, hallSerialsAtOnce[viewer]),
      read: async (range, signal) => {
        const cards = await api.call(hallCardsContract, { ...range, view }, { anonymous: true, signal });
        return cards.items as Views[View][];
      },
      pause,
    }),
  );
  const [attempt, setAttempt] = useState(1);
  useEffect(() => loader.start(), [loader, attempt]);
  const state = useSyncExternalStore(loader.subscribe, loader.current);
  return { ...state, retry: () => setAttempt((before) => before + 1) };
}

function pause(seconds: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), seconds * 1000);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    resolve(undefined);
  });
  return promise;
}
