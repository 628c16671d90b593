import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import { useRuleWords } from '../../../entities/own-profile/rule-words.ts';
import { useFieldMessage } from '../../../shared/forms/field-message.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { useLocation } from '../../../shared/router/hooks.ts';
import { Link } from '../../../shared/router/link.tsx';
import type { FormError } from '../model/form-errors.ts';
import { useFormState } from '../model/profile-editor.ts';
import { findSection } from '../model/sections.ts';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './error-summary.module.css';

const none: readonly FormError[] = [];

/** Each refused submission moves the focus here. */
export function ErrorSummary() {
  const attempts = useFormState((state) => state.attempts);
  const errors = useFormState((state) => (state.attempts > 0 ? state.errors : none));
  const t = useMessages('authoring');
  const toWords = useFieldMessage();
  const ruleWords = useRuleWords();
  const { search } = useLocation();
  const titleId = useId();
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempts === 0) return;
    // Its first line, below the page's head: with many errors its middle would be in view.
    summary.current?.scrollIntoView({ block: 'start' });
    summary.current?.focus({ preventScroll: true });
  }, [attempts]);
  if (errors.length === 0) return null;
  return (
    // Not an alert: it takes focus, and would be read out again after each corrected field.
    <div
      className={`framed tint-error error ${classes.summary}`}
      role="group"
      aria-labelledby={titleId}
      tabIndex={-1}
      ref={summary}
    >
      <IconAlertTriangle size={24} aria-hidden="true" />
      <Text size="lg" weight="bold" leading="snug" id={titleId}>
        {t('errors.summary')}
      </Text>
      <ul className={classes.list}>
        {errors.map(({ path, code }) => (
          <li key={`${path} ${code}`}>
            <Link className="touch error breaks" to={{ hash: `#${path}`, search }}>
              {toWords(ruleWords(code), t(`sections.${findSection(path) ?? 'media'}`))}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
