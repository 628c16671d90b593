import { useEffect, useState } from 'react';
import { discoveryKey } from '../../entities/profile-mark/discovery-key.ts';
import { connection } from '../../shared/api/api.ts';
import type { OutboxEvents } from '../../shared/api/outbox/create-outbox.ts';
import { outbox } from '../../shared/api/outbox/outbox.ts';
import { errorWords } from '../../shared/i18n/error-words.ts';
import { translatorFor } from '../../shared/i18n/messages.ts';
import { showToast } from '../../shared/ui/toast.ts';
import { queryClient } from '../query-client.ts';

const newsMs = 4000;
/** For a server that refused for the moment. */
const retryMs = 60_000;

/** Sends what waits. Returns how many were sent, for some seconds after the connection returned; else null. */
export function useReconnection(): number | null {
  const [sentCount, setSentCount] = useState<number | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (count: number) => {
      clearTimeout(timer);
      setSentCount((before) => (before ?? 0) + count);
      timer = setTimeout(() => setSentCount(null), newsMs);
    };
    const stopListening = outbox.onEvents(async (events) => {
      sayRefusals(events);
      await refreshPages();
      if (events.sent.length > 0) show(events.sent.length);
    });
    const stopWatching = connection.subscribe(() => {
      if (!connection.isOnline()) return;
      show(0);
      void outbox.flush();
    });
    const retry = setInterval(() => void outbox.flush(), retryMs);
    // What waited when the page was closed.
    void outbox.flush();
    return () => {
      stopListening();
      stopWatching();
      clearTimeout(timer);
      clearInterval(retry);
    };
  }, []);
  return sentCount;
}

async function refreshPages(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: discoveryKey }),
    queryClient.invalidateQueries({ queryKey: ['own-profile'] }),
  ]);
}

function sayRefusals({ refused }: OutboxEvents): void {
  const t = translatorFor('offline');
  for (const { send, error } of refused) {
    const reason = errorWords(error).join(' ');
    showToast({ message: t(`refused.${send.kind}`, { reason }), tone: 'error' });
  }
}
