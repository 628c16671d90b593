import { isSameData } from '@suchi/domain/basics';
import { useEffect, useEffectEvent, useState } from 'react';
import { session } from '../../../shared/api/api.ts';
import { createCopyWriter } from './copy-writer.ts';
import type { FormStore } from './form-store.ts';
import type { CopyContent, CopyStore } from './local-copy.ts';

interface LocalCopyOptions {
  store: CopyStore;
  form: FormStore;
  /** What is stored beside the form's own state; the same object while nothing changes. */
  rest: Pick<CopyContent, 'base' | 'waiting'> & { extras: Omit<CopyContent['sheet'], 'profile'> };
}

/** Stores what differs from the server on this device. */
export function useLocalCopy({ store, form, rest }: LocalCopyOptions): void {
  const [writer] = useState(() => createCopyWriter(store, form.setKept));
  const [first] = useState(rest);

  const keep = useEffectEvent((isChange: boolean) => {
    const { base, waiting, extras } = rest;
    const { profile, openAddress } = form.read();
    if (openAddress === null && isSameData(profile, base)) writer.forget();
    // A restored copy is already stored, with its own time.
    else if (isChange) writer.keep({ base, waiting, openAddress, sheet: { ...extras, profile } });
  });
  useEffect(() => keep(rest !== first), [rest, first]);
  useEffect(() => {
    let last = form.read();
    return form.subscribe(() => {
      const { profile, openAddress } = last;
      last = form.read();
      if (last.profile !== profile || last.openAddress !== openAddress) keep(true);
    });
  }, [form]);

  useEffect(() => {
    const flushWhenHidden = () => {
      if (document.visibilityState === 'hidden') writer.flush();
    };
    // A logout deletes the copy; an expired session keeps it.
    const stopListening = session.onEnd((reason) => (reason === 'logout' ? writer.stop() : writer.flush()));
    window.addEventListener('pagehide', writer.flush);
    document.addEventListener('visibilitychange', flushWhenHidden);
    return () => {
      writer.flush();
      stopListening();
      window.removeEventListener('pagehide', writer.flush);
      document.removeEventListener('visibilitychange', flushWhenHidden);
    };
  }, [writer]);
}
