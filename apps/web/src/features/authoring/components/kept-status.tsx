import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import type { KeptState } from '../model/copy-writer.ts';
import { formatMoment } from '../model/format-moment.ts';
import classes from './form-bar.module.css';

export function KeptStatus({ kept }: { kept: KeptState }) {
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
      {t('bar.kept', { time: formatMoment(kept.atMs) })}
    </p>
  );
}
