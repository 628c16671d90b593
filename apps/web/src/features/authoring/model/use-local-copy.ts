import { isSameData } from '@suchi/domain/basics';
import { useEffect, useState } from 'react';
import { session } from '../../../shared/api/api.ts';
import { createCopyWriter, type KeptState } from './copy-writer.ts';
import type { CopyContent, CopyStore } from './local-copy.ts';

interface LocalCopyOptions {
  store: CopyStore;
  /** The same object while nothing changes. */
  content: CopyContent;
  /** When the restored copy was stored. */
  keptAtMs: number | null;
}

/** Stores what differs from the server on this device. */
export function useLocalCopy({ store, content, keptAtMs }: LocalCopyOptions): KeptState {
  const [kept, setKept] = useState<KeptState>(keptAtMs === null ? null : { atMs: keptAtMs });
  const [writer] = useState(() => createCopyWriter(store, setKept));
  const [first] = useState(content);

  useEffect(() => {
    const { sheet, base, openAddress } = content;
    if (openAddress === null && isSameData(sheet.profile, base)) writer.forget();
    // A restored copy is already stored, with its own time.
    else if (content !== first) writer.keep(content);
  }, [writer, content, first]);

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
  return kept;
}
