import { contractPath } from '@suchi/contracts/basics';
import { type CallerStage, callerStageContract } from '@suchi/contracts/melawa';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { ApiError } from '../../../shared/api/api-error.ts';
import { api } from '../../../shared/api/api.ts';
import { openServerEvents } from '../../../shared/api/server-events.ts';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { requireMessages, useMessages } from '../../../shared/i18n/messages.ts';
import { showToast } from '../../../shared/ui/toast.ts';
import { applyTap } from '../model/apply-tap.ts';
import { type NewTap, TapQueue } from '../model/tap-queue.ts';

const askAgainMs = 5000;

/** With the time of this device at which it came. */
export type HeardCaller = CallerStage & { heardAt: number };

const heard = (stage: CallerStage): HeardCaller => ({ ...stage, heardAt: Date.now() });

const callerStageQuery = queryOptions({
  queryKey: ['stage-caller'],
  queryFn: async ({ signal }) => heard(await api.call(callerStageContract, {}, { signal })),
  staleTime: 0,
  refetchInterval: askAgainMs,
});

/** The clock of the melawa on this device. */
export const melawaTime = ({ now, heardAt }: Pick<HeardCaller, 'now' | 'heardAt'>): number =>
  Date.parse(now) + Date.now() - heardAt;

export interface Caller {
  query: ReturnType<typeof useQuery<HeardCaller>>;
  /** The stage with the taps that wait; undefined before the first answer. */
  stage: HeardCaller | undefined;
  isWaiting: boolean;
  tap: (tap: NewTap) => void;
}

/** The stage for one caller: it hears each change, and taps show at once. */
export function useCaller(): Caller {
  const client = useQueryClient();
  const query = useQuery(callerStageQuery);
  const t = useMessages('stage');
  const [queue] = useState(
    () =>
      new TapQueue({
        onAnswer: (stage) => client.setQueryData(callerStageQuery.queryKey, heard(stage)),
        onRepeat: (name, tap) =>
          showToast({
            tone: 'warning',
            message: tap.kind === 'call' ? t('calledBy', { name, number: tap.number }) : t('didBy', { name }),
          }),
        onRefused: (error) => {
          showToast({ tone: 'error', message: refusalWords(error) });
          void client.invalidateQueries({ queryKey: callerStageQuery.queryKey });
        },
      }),
  );
  useEffect(() => {
    queue.start();
    return () => queue.stop();
  }, [queue]);
  useEffect(
    () =>
      openServerEvents(contractPath({ group: 'qe_stage', path: '/caller/events' }), {
        onData: () => void client.invalidateQueries({ queryKey: callerStageQuery.queryKey }),
      }),
    [client],
  );
  const waiting = useSyncExternalStore(queue.waiting.subscribe, queue.waiting.read);
  const { data } = query;
  return {
    query,
    stage: data && {
      ...waiting.reduce<CallerStage>((stage, { input, madeAt }) => applyTap(stage, input, madeAt), data),
      heardAt: data.heardAt,
    },
    isWaiting: waiting.length > 0,
    tap: (tap) => queue.add(tap, new Date(data === undefined ? Date.now() : melawaTime(data))),
  };
}

function refusalWords(error: unknown): string {
  const reason = error instanceof ApiError ? error.details['reason'] : undefined;
  const { refused } = requireMessages('stage');
  const words = typeof reason === 'string' ? refused[reason as keyof typeof refused] : undefined;
  return words ?? errorWords(error).join(' ');
}
