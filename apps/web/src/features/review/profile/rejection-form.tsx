import { rejectionReasonMinLength, rejectionReasons } from '@suchi/domain/lifecycle';
import { type Ref, useId } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { type RejectionDraft, toggleReason } from './rejection.ts';
import { Row } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './rejection-form.module.css';

const reasonMaxLength = 1000;

interface RejectionFormProps {
  legend: string;
  draft: RejectionDraft;
  onChange: (draft: RejectionDraft) => void;
  fieldsetRef?: Ref<HTMLFieldSetElement>;
  /** Ctrl+Enter while typing. */
  onSubmit: () => void;
}

/** The predefined reasons, as many as apply, and a box for any other. */
export function RejectionForm({ legend, draft, onChange, fieldsetRef, onSubmit }: RejectionFormProps) {
  const t = useMessages('admin');
  const id = useId();
  return (
    <fieldset ref={fieldsetRef}>
      <legend className={classes.legend}>{legend}</legend>
      {rejectionReasons.map((reason) => (
        <Row as="label" key={reason} gap={3} leading="snug" className={classes.reason}>
          <input
            type="checkbox"
            checked={draft.choices.includes(reason)}
            onChange={() => onChange(toggleReason(draft, reason))}
          />
          {reason}
        </Row>
      ))}
      {draft.choices.includes('Other') ? (
        <div className={classes.own}>
          <label className={classes.ownLabel} htmlFor={`${id}-own`}>
            {t('review.decision.ownReason')}
          </label>
          <textarea
            id={`${id}-own`}
            className={classes.ownWords}
            rows={3}
            maxLength={reasonMaxLength}
            value={draft.ownWords}
            aria-describedby={`${id}-hint`}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSubmit();
            }}
            onChange={(event) => onChange({ ...draft, ownWords: event.target.value })}
          />
          <Text id={`${id}-hint`} tone="muted">
            {t('review.decision.ownReasonHint', { count: rejectionReasonMinLength })}
          </Text>
        </div>
      ) : null}
    </fieldset>
  );
}
