import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { formatRecent } from '../../../shared/i18n/long-date.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { useFormState } from '../model/profile-editor.ts';
import classes from './form-bar.module.css';

export function KeptStatus() {
  const kept = useFormState((state) => state.kept);
  const t = useMessages('authoring');
  if (kept === null) return null;
  if (kept === 'failed') {
    return (
      <p className={classes.status} data-failed>
        <IconAlertTriangle size={20} aria-hidden="true" />
        {t('bar.notKept')}
      </p>
    );
  }
  return (
    <p className={classes.status}>
      <IconCircleCheck size={20} aria-hidden="true" />
      {t('bar.kept', { time: formatRecent(kept.atMs) })}
    </p>
  );
}
