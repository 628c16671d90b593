import { rejectionReasonMinLength, rejectionReasons } from '@suchi/domain/lifecycle';
import { type Ref, useId } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { type RejectionDraft, toggleReason } from './rejection.ts';
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
    <fieldset ref={fieldsetRef} className={classes.reasons}>
      <legend className={classes.legend}>{legend}</legend>
      {rejectionReasons.map((reason) => (
        <label key={reason} className={classes.reason}>
          <input
            type="checkbox"
            checked={draft.choices.includes(reason)}
            onChange={() => onChange(toggleReason(draft, reason))}
          />
          {reason}
        </label>
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
          <p id={`${id}-hint`} className={classes.hint}>
            {t('review.decision.ownReasonHint', { count: rejectionReasonMinLength })}
          </p>
        </div>
      ) : null}
    </fieldset>
  );
}
