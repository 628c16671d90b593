import type { ReactNode } from 'react';
import { useMessages } from '../i18n/messages.ts';
import { FailedState } from './failed-state.tsx';

interface ListSource<Data> {
  data: Data | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

interface ListStatesProps<Data> {
  source: ListSource<Data>;
  isEmpty: (data: Data) => boolean;
  /** Shaped like the content. */
  loading: ReactNode;
  /** One sentence and the next step. */
  empty: ReactNode;
  ready: (data: Data) => ReactNode;
}

/** Loading, empty, failed with retry, ready. Data stays on screen when a refetch fails. */
export function ListStates<Data>({ source, isEmpty, loading, empty, ready }: ListStatesProps<Data>) {
  const t = useMessages('common');
  if (source.data !== undefined) return isEmpty(source.data) ? empty : ready(source.data);
  if (source.error !== null) {
    return (
      <FailedState
        error={source.error}
        onRetry={() => void source.refetch()}
        isRetrying={source.isFetching}
      />
    );
  }
  return (
    <div role="status" aria-busy="true">
      <span className="visually-hidden">{t('loading')}</span>
      {loading}
    </div>
  );
}
