import { IconDownload, IconX } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { formatCount } from '../i18n/format-count.ts';
import { useMessages } from '../i18n/messages.ts';
import { IconButton } from '../ui/plain-button.tsx';
import { Row } from '../ui/layout.tsx';
import { Text } from '../ui/text.tsx';
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
    <Row gap={2} figures className={classes.progress}>
      <IconDownload size={20} aria-hidden="true" />
      <Text as="span" weight="bold">
        {total === null
          ? t('download.starting')
          : t('download.rows', { rows: formatCount(rows), total: formatCount(total) })}
      </Text>
      {part === null ? null : (
        <Text as="span" tone="soft">
          {t('download.percent', { percent: Math.floor(part * 100) })}
        </Text>
      )}
      <IconButton
        label={t('download.cancel')}
        onClick={downloadStore.cancel}
        icon={<IconX size={18} aria-hidden="true" />}
      />
      <progress className={classes.bar} aria-label={t('download.label')} max={1} value={part ?? undefined} />
    </Row>
  );
}
