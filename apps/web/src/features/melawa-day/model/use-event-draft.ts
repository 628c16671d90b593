import { isSameData } from '@suchi/domain/basics';
import { isSettingOpen, type MelawaEvent, type MelawaPhase } from '@suchi/domain/melawa';
import { useState } from 'react';

export interface EventDraft {
  event: MelawaEvent;
  /** What the form began from. */
  base: MelawaEvent;
  changed: readonly (keyof MelawaEvent)[];
  isOpen: (name: keyof MelawaEvent) => boolean;
  isChanged: (...names: (keyof MelawaEvent)[]) => boolean;
  set: <Name extends keyof MelawaEvent>(name: Name, value: MelawaEvent[Name]) => void;
  discard: () => void;
}

/** Settings that are typed, and saved together. The form keeps what it began from, whatever others save meanwhile. */
export function useEventDraft(saved: MelawaEvent, phase: MelawaPhase): EventDraft {
  const [draft, setDraft] = useState<{ base: MelawaEvent; values: Partial<MelawaEvent> } | null>(null);
  const base = draft?.base ?? saved;
  const event = { ...base, ...draft?.values };
  const changed = (Object.keys(event) as (keyof MelawaEvent)[]).filter(
    (name) => !isSameData(base[name], event[name]),
  );
  return {
    event,
    base,
    changed,
    isOpen: (name) => isSettingOpen(name, phase),
    isChanged: (...names) => names.some((name) => changed.includes(name)),
    set: (name, value) => setDraft({ base, values: { ...draft?.values, [name]: value } }),
    discard: () => setDraft(null),
  };
}
