import type { ProfileFormData } from '@suchi/contracts/profiles';
import { isSameData } from '@suchi/domain/basics';
import type { EligibilityRules } from '@suchi/domain/profiles';
import type { KeptState } from './copy-writer.ts';
import { checkProfile, type Findings, type FormError } from './form-errors.ts';
import type { OpenAddress } from './local-copy.ts';

interface ServerRefusal {
  errors: readonly FormError[];
  /** The refused profile: fields changed since then no longer show the refusal. */
  profile: ProfileFormData;
}

/** What changes while somebody types. */
export interface FormState {
  profile: ProfileFormData;
  findings: Findings;
  /** All errors, the server's too; the same list while nothing in it changes. */
  errors: readonly FormError[];
  /** Stored like other input, and open again after a reload. */
  openAddress: OpenAddress | null;
  kept: KeptState;
  /** Refused submissions. */
  attempts: number;
  /** The fields that somebody has been in. */
  left: ReadonlySet<string>;
  refusal: ServerRefusal | null;
}

type Content = Pick<FormState, 'profile' | 'openAddress' | 'kept'>;

export type FormStore = ReturnType<typeof createFormStore>;

/** The answers outside of React: a component reads with `useFormState` what it shows, and renders when that changes. */
export function createFormStore(content: Content, rules: EligibilityRules) {
  const findings = checkProfile(content.profile, rules);
  let state: FormState = {
    ...content,
    findings,
    errors: findings.errors,
    attempts: 0,
    left: new Set(),
    refusal: null,
  };
  const listeners = new Set<() => void>();

  function change(part: Partial<FormState>): void {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  }
  /** Runs the rules for what differs. */
  function show(profile: ProfileFormData, part: Partial<FormState> = {}): void {
    const next = { ...state, ...part, profile, findings: checkProfile(profile, rules, state.findings) };
    change({ ...next, errors: gatherErrors(next) });
  }
  return {
    read: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    setValue: <Field extends keyof ProfileFormData>(field: Field, value: ProfileFormData[Field]) =>
      show({ ...state.profile, [field]: value }),
    begin: (profile: ProfileFormData) => show(profile),
    setOpenAddress: (openAddress: OpenAddress | null) => change({ openAddress }),
    setKept: (kept: KeptState) => change({ kept }),
    leaveField: (path: string) => {
      if (!state.left.has(path)) change({ left: new Set([...state.left, path]) });
    },
    refuseSubmit: (errors: readonly FormError[] = []) =>
      show(state.profile, { attempts: state.attempts + 1, refusal: { errors, profile: state.profile } }),
    forgetErrors: () => show(state.profile, { attempts: 0, left: new Set(), refusal: null }),
  };
}

/** All errors after a refused submission; before that only those of fields that were left. */
export function errorAt(
  { profile, findings, errors, attempts, left }: FormState,
  path: string,
): string | undefined {
  const code = errors.find((error) => error.path === path)?.code;
  if (attempts > 0 || code === undefined) return code;
  if (left.has(path)) return findings.required.has(path) && isEmpty(profile, path) ? 'required' : code;
  return findings.byField.flatMap(({ draft }) => draft).find((error) => error.path === path)?.code;
}

/** With what the server refused and is still the same. */
function gatherErrors({ findings, errors: before, refusal, profile }: FormState): readonly FormError[] {
  const own = findings.errors;
  if (refusal === null) return own;
  const refused = refusal.errors.filter(({ path, code }) => {
    const isKnown = own.some((error) => error.path === path && error.code === code);
    return !isKnown && isSameData(answerAt(profile, path), answerAt(refusal.profile, path));
  });
  const all = refused.length === 0 ? own : [...own, ...refused];
  return isSameData(all, before) ? before : all;
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
