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

/** What a page requested before it was drawn, by contract. The page takes it once. */
interface Asked {
  at: number;
  answer: Promise<unknown>;
  data?: unknown;
}
const asked = new Map<unknown, Asked>();
/** A page that was not opened in the end leaves its answer behind. */
const freshForMs = 30_000;

function findAsked(contract: unknown): Asked | undefined {
  const entry = asked.get(contract);
  return entry && performance.now() - entry.at < freshForMs ? entry : undefined;
}

/** For a page's `prefetch`: requests what the page shows, so that it can be drawn with it. */
export function prefetchPublic<Output extends z.ZodMiniType>(
  contract: EndpointContract<z.ZodMiniType<object>, Output>,
): Promise<unknown> {
  const entry: Asked = { at: performance.now(), answer: api.call(contract, {}, { anonymous: true }) };
  asked.set(contract, entry);
  return entry.answer.then(
    (data) => (entry.data = data),
    // The page takes the failure too, and says it.
    () => undefined,
  );
}

/**
 * Reads an endpoint for a visitor, in the shape of `ListStates`. Visitor pages do not load the query library, so
 * nothing is cached between visits.
 */
export function usePublicRead<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  contract: EndpointContract<Input, Output>,
  input: z.input<Input>,
) {
  type Data = z.output<Output>;
  const question = JSON.stringify(input);
  const [attempt, setAttempt] = useState(1);
  const [answer, setAnswer] = useState<Answer<Data> | undefined>(() => {
    const data = findAsked(contract)?.data as Data | undefined;
    return data === undefined ? undefined : { question, attempt, data, error: null };
  });

  useEffect(() => {
    const stop = new AbortController();
    const settle = (data: Data | undefined, error: unknown) => {
      if (!stop.signal.aborted) setAnswer({ question, attempt, data, error });
    };
    const first = findAsked(contract)?.answer as Promise<Data> | undefined;
    asked.delete(contract);
    const request =
      first ??
      api.call(contract, JSON.parse(question) as z.input<Input>, { anonymous: true, signal: stop.signal });
    request.then(
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
