import { type BulkMailPriority, bulkMailPriorities } from '@suchi/domain/bulk-mail';
import { useId } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './priority-choice.module.css';

interface PriorityChoiceProps {
  value: BulkMailPriority;
  onChange: (value: BulkMailPriority) => void;
}

export function PriorityChoice({ value, onChange }: PriorityChoiceProps) {
  const t = useMessages('bulkMail');
  const id = useId();
  return (
    <fieldset aria-describedby={`${id}-hint`}>
      <Text as="legend" weight="bold">
        {t('priority.title')}
      </Text>
      <p className={classes.hint} id={`${id}-hint`}>
        {t('priority.hint')}
      </p>
      <div className={classes.choices}>
        {bulkMailPriorities.map((priority) => (
          <label key={priority} className={classes.choice}>
            <input type="radio" name={id} checked={priority === value} onChange={() => onChange(priority)} />
            <span>{t(`priority.${priority}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
