import type { ProfileFormData } from '@suchi/contracts/profile';
import { isSameData } from '@suchi/domain/basics';
import type { EligibilityRules } from '@suchi/domain/profile';
import { useMemo, useState } from 'react';
import { findFormErrors, findDraftErrors, type FormError, listRequired } from './form-errors.ts';

interface ServerRefusal {
  errors: readonly FormError[];
  /** The refused profile: fields changed since then no longer show the refusal. */
  profile: ProfileFormData;
}

/** All errors, and those that are already shown. */
export function useFormErrors(profile: ProfileFormData, rules: EligibilityRules) {
  const [attempts, setAttempts] = useState(0);
  const isSubmitTried = attempts > 0;
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [refusal, setRefusal] = useState<ServerRefusal | null>(null);
  const errors = useMemo(() => {
    const own = findFormErrors(profile, rules);
    return [...own, ...stillRefused(refusal, profile, own)];
  }, [profile, rules, refusal]);
  const required = useMemo(() => listRequired(profile, rules), [profile, rules]);
  const draft = useMemo(() => findDraftErrors(profile), [profile]);

  function errorAt(path: string): string | undefined {
    const message = errors.find((error) => error.path === path)?.message;
    if (isSubmitTried || message === undefined) return message;
    if (left.has(path)) return required.has(path) && isEmpty(profile, path) ? 'required' : message;
    return draft.find((error) => error.path === path)?.message;
  }

  return {
    errors,
    errorAt,
    attempts,
    isSubmitTried,
    isRequired: (path: string) => required.has(path),
    leaveField: (path: string) =>
      setLeft((before) => (before.has(path) ? before : new Set([...before, path]))),
    refuseSubmit: (serverErrors: readonly FormError[] = []) => {
      setAttempts((count) => count + 1);
      setRefusal({ errors: serverErrors, profile });
    },
    forgetErrors: () => {
      setAttempts(0);
      setLeft(new Set());
      setRefusal(null);
    },
  };
}

function stillRefused(
  refusal: ServerRefusal | null,
  profile: ProfileFormData,
  own: readonly FormError[],
): FormError[] {
  if (refusal === null) return [];
  return refusal.errors.filter(({ path, message }) => {
    const isKnown = own.some((error) => error.path === path && error.message === message);
    return !isKnown && isSameData(answerAt(profile, path), answerAt(refusal.profile, path));
  });
}

function isEmpty(profile: ProfileFormData, path: string): boolean {
  const answer = answerAt(profile, path);
  return (
    answer === null || answer === undefined || answer === '' || (Array.isArray(answer) && answer.length === 0)
  );
}

function answerAt(profile: ProfileFormData, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((node, step) => (node as Record<string, unknown> | undefined | null)?.[step], profile);
}
