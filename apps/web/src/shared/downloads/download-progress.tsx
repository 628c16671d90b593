import { IconDownload, IconX } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { formatCount } from '../i18n/format-count.ts';
import { useMessages } from '../i18n/messages.ts';
import classes from './download-progress.module.css';
import { downloadStore, type RunningDownload } from './download-store.ts';

export function useRunningDownload(): RunningDownload | null {
  return useSyncExternalStore(downloadStore.subscribe, downloadStore.read);
}

/** Rows, percent and a button that cancels. */
export function DownloadProgress({ download: { rows, total } }: { download: RunningDownload }) {
  const t = useMessages('list');
  const part = total === null || total === 0 ? null : Math.min(rows / total, 1);
  return (
    <div className={classes.progress}>
      <IconDownload size={20} aria-hidden="true" />
      <span className={classes.rows}>
        {total === null
          ? t('download.starting')
          : t('download.rows', { rows: formatCount(rows), total: formatCount(total) })}
      </span>
      {part === null ? null : (
        <span className={classes.percent}>{t('download.percent', { percent: Math.floor(part * 100) })}</span>
      )}
      <button
        type="button"
        className={classes.cancel}
        aria-label={t('download.cancel')}
        onClick={downloadStore.cancel}
      >
        <IconX size={18} aria-hidden="true" />
      </button>
      <progress className={classes.bar} aria-label={t('download.label')} max={1} value={part ?? undefined} />
    </div>
  );
}
