import { useState } from 'react';
import type * as z from 'zod/mini';
import { ApiError } from '../../../shared/api/api-error.ts';
import { errorWords } from '../../../shared/i18n/error-words.ts';

type Problems = Readonly<Record<string, string>>;
const none: readonly string[] = [];

/** What is wrong with the fields of a small form: by the contract before it is sent, and as the server says. */
export function useFieldProblems(schema?: z.ZodMiniType) {
  const [problems, setProblems] = useState<Problems>({});
  const [words, setWords] = useState(none);
  const check = (values: object): boolean => {
    const issues = schema?.safeParse(values).error?.issues ?? [];
    setWords(none);
    setProblems(Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message])));
    return issues.length === 0;
  };
  const take = (error: unknown) => {
    const fields = error instanceof ApiError ? error.fields : {};
    setProblems(fields);
    setWords(Object.keys(fields).length > 0 ? none : errorWords(error));
  };
  return { problems, words, check, take };
}
