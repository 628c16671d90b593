import type { EndpointContract } from '@suchi/contracts/basics';
import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { api } from './api.ts';

interface Answer<Data> {
  /** The request and its attempt. */
  question: string;
  attempt: number;
  data: Data | undefined;
  error: unknown;
}

/**
 * Reads an endpoint for a visitor, in the shape of `ListStates`. Visitor pages do not load the query library, so
 * nothing is cached between visits.
 */
export function usePublicRead<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  contract: EndpointContract<Input, Output>,
  input: z.input<Input>,
) {
  const question = JSON.stringify(input);
  const [attempt, setAttempt] = useState(1);
  const [answer, setAnswer] = useState<Answer<z.output<Output>>>();

  useEffect(() => {
    const stop = new AbortController();
    const settle = (data: z.output<Output> | undefined, error: unknown) => {
      if (!stop.signal.aborted) setAnswer({ question, attempt, data, error });
    };
    api.call(contract, JSON.parse(question) as z.input<Input>, { anonymous: true, signal: stop.signal }).then(
      (data) => settle(data, null),
      (error: unknown) => settle(undefined, error),
    );
    return () => stop.abort();
  }, [contract, question, attempt]);

  // A response to an earlier request must not be shown.
  const known = answer?.question === question ? answer : undefined;
  return {
    data: known?.data,
    error: known?.error ?? null,
    isFetching: known?.attempt !== attempt,
    refetch: () => setAttempt((before) => before + 1),
  };
}
