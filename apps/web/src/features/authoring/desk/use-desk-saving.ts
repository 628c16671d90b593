import { readErrorDetails } from '@suchi/contracts/basics';
import type { ProfileFormData } from '@suchi/contracts/profiles';
import type { ProfileFieldName } from '@suchi/domain/profiles';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '../../../shared/api/api-error.ts';
import { listUnstorable } from '../model/form-errors.ts';
import type { SentForm } from '../model/opening.ts';
import type { ProfileEditor } from '../model/profile-editor.ts';

export type DeskSaveState =
  { kind: 'saved' | 'changed' | 'saving' | 'offline' | 'conflict' | 'failed' } | { kind: 'held'; by: string };

export type DeskSave = (form: SentForm & { asked: ProfileFieldName[] }) => Promise<void>;

const everyMs = 5000;

/** Saves every five seconds what changed. Without a network it stays here, and is sent when there is one again. */
export function useDeskSaving(
  editor: ProfileEditor,
  { save, asked, isOff }: { save: DeskSave; asked: readonly ProfileFieldName[]; isOff: boolean },
) {
  const [state, setState] = useState<DeskSaveState>({ kind: 'saved' });
  const sent = useRef({ profile: editor.form.read().profile, asked });
  const isBusy = useRef(false);

  const isChanged = () => editor.form.read().profile !== sent.current.profile || sent.current.asked !== asked;

  async function send(): Promise<boolean> {
    if (isBusy.current) return false;
    if (!isChanged()) return true;
    const { profile } = editor.form.read();
    isBusy.current = true;
    setState({ kind: 'saving' });
    try {
      const stored = storable(profile, editor.base);
      await save({ profile: stored, base: editor.base, asked: [...asked] });
      sent.current = { profile, asked };
      editor.markSaved(stored);
      setState({ kind: isChanged() ? 'changed' : 'saved' });
      return true;
    } catch (error) {
      setState(stateOf(error));
      return false;
    } finally {
      isBusy.current = false;
    }
  }

  const tick = useEffectEvent(() => {
    if (!isOff && state.kind !== 'conflict' && state.kind !== 'held') void send();
  });
  useEffect(() => {
    const timer = setInterval(tick, everyMs);
    return () => clearInterval(timer);
  }, []);
  return { state, saveNow: send };
}

/** An answer that cannot be stored yet stays on this screen. */
function storable(profile: ProfileFormData, base: ProfileFormData): ProfileFormData {
  const kept = listUnstorable(profile).map((field) => [field, base[field]]);
  return { ...profile, ...Object.fromEntries(kept) };
}

function stateOf(error: unknown): DeskSaveState {
  if (!(error instanceof ApiError)) return { kind: 'failed' };
  if (error.code === 'NETWORK') return { kind: 'offline' };
  if (error.code === 'PROFILE_CHANGED') return { kind: 'conflict' };
  if (error.code === 'DESK_ENTRY_REFUSED') {
    const by = readErrorDetails('DESK_ENTRY_REFUSED', error.details)?.held_by;
    if (by !== undefined) return { kind: 'held', by };
  }
  return { kind: 'failed' };
}
