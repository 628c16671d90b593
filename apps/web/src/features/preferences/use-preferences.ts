import type { OwnPreferences, PreferencesData } from '@suchi/contracts/fit';
import type { GotraChoice, PreferenceKind } from '@suchi/domain/fit';
import { useEffect, useRef, useState } from 'react';
import { type PreferencesOf, useSavePreferences } from './preferences-api.ts';

export type Value<Kind extends PreferenceKind> = NonNullable<PreferencesData[Kind]>['value'];

export interface PreferencesEditor {
  preferences: PreferencesData;
  gotra: GotraChoice;
  /** Null: it does not matter. A new wish is nice to have. */
  setValue: <Kind extends PreferenceKind>(kind: Kind, value: Value<Kind> | null) => void;
  setMust: (kind: PreferenceKind, isMust: boolean) => void;
  setGotra: (choice: GotraChoice) => void;
  state: 'idle' | 'saving' | 'saved' | 'failed';
  retry: () => void;
}

/** A change is sent when nothing more is changed for a moment. */
const pauseMs = 300;

/** What is shown is what was chosen; it is saved behind it. */
export function usePreferences(own: OwnPreferences, user: PreferencesOf): PreferencesEditor {
  const [now, setNow] = useState({ preferences: own.preferences, gotra: own.gotra });
  const { mutate, isPending, isSuccess, isError } = useSavePreferences(user);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<typeof now>(null);
  const send = () => {
    clearTimeout(timer.current);
    if (waiting.current === null) return;
    mutate(waiting.current);
    waiting.current = null;
  };
  // What was chosen last is not lost by leaving.
  const sendNow = useRef(send);
  useEffect(() => {
    sendNow.current = send;
  });
  useEffect(() => () => sendNow.current(), []);

  const change = (next: typeof now) => {
    setNow(next);
    waiting.current = next;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => sendNow.current(), pauseMs);
  };
  const withWish = (kind: PreferenceKind, wish: unknown) => {
    const { [kind]: _, ...others } = now.preferences;
    change({ ...now, preferences: wish === null ? others : { ...others, [kind]: wish } });
  };
  return {
    ...now,
    setValue: (kind, value) =>
      withWish(kind, value === null ? null : { value, is_must: now.preferences[kind]?.is_must ?? false }),
    setMust: (kind, isMust) => {
      const wish = now.preferences[kind];
      if (wish) withWish(kind, { ...wish, is_must: isMust });
    },
    setGotra: (gotra) => change({ ...now, gotra }),
    state: isPending ? 'saving' : isError ? 'failed' : isSuccess ? 'saved' : 'idle',
    retry: () => mutate(now),
  };
}
