import { IconDownload, IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { saveFile } from '../../../shared/downloads/save-file.ts';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { dayBookFilePath, fetchFile } from '../api/download-csv.ts';
import type { DayRange } from '../model/day-range.ts';
import classes from './csv-button.module.css';

/** The button becomes its own progress. */
export function CsvButton({ range }: { range: DayRange }) {
  const t = useMessages('treasury');
  const running = useRef<AbortController>(null);
  const [progress, setProgress] = useState<{ part: number | null } | null>(null);

  async function download() {
    const controller = new AbortController();
    running.current = controller;
    setProgress({ part: null });
    try {
      const file = await fetchFile(dayBookFilePath(range), {
        signal: controller.signal,
        onProgress: (part) => setProgress({ part }),
      });
      saveFile(file, t('dayBook.csvName', { ...range }));
      showToast({ message: t('dayBook.csvDone'), tone: 'success' });
    } catch (error) {
      if (!controller.signal.aborted) showToast({ message: errorWords(error).join(' '), tone: 'error' });
    } finally {
      setProgress(null);
    }
  }

  if (progress === null) {
    return (
      <Button
        look="default"
        icon={<IconDownload size={20} aria-hidden="true" />}
        onClick={() => void download()}
      >
        {t('dayBook.csv')}
      </Button>
    );
  }
  const { part } = progress;
  return (
    <div className={classes.running}>
      <progress className={classes.bar} aria-label={t('dayBook.csvBusy')} max={1} value={part ?? undefined} />
      {part === null ? null : t('dayBook.csvPart', { percent: Math.round(part * 100) })}
      <button
        type="button"
        className={classes.cancel}
        aria-label={t('dayBook.csvCancel')}
        onClick={() => running.current?.abort()}
      >
        <IconX size={20} aria-hidden="true" />
      </button>
    </div>
  );
}
