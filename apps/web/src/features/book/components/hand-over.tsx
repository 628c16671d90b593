import type { BookOverview } from '@suchi/contracts/print';
import { IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { formatMoment } from '../../../shared/i18n/long-date.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { AlertDialog } from '../../../shared/ui/alert-dialog.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { isMaking, useHandOver } from '../api/book-queries.ts';
import { Text } from '../../../shared/ui/text.tsx';

/** Closes the edition with the press file. */
export function HandOver({ overview }: { overview: BookOverview }) {
  const t = useMessages('book');
  const [isAsking, setIsAsking] = useState(false);
  const handOver = useHandOver();
  const { press, file_made_at } = overview;
  if (file_made_at !== null)
    return <Text tone="soft">{t('handOver.doneText', { at: formatMoment(file_made_at) })}</Text>;
  if (press === null || isMaking(overview)) return null;
  return (
    <>
      <Button
        look="green"
        icon={<IconPrinter size={20} aria-hidden="true" />}
        isBusy={handOver.isPending}
        onClick={() => setIsAsking(true)}
      >
        {t('handOver.action')}
      </Button>
      {handOver.error === null ? null : <p role="alert">{errorWords(handOver.error).join(' ')}</p>}
      <AlertDialog
        isOpen={isAsking}
        title={t('handOver.title')}
        confirmLabel={t('handOver.confirm')}
        onConfirm={() => {
          setIsAsking(false);
          handOver.mutate(press.id);
        }}
        cancel={{ label: t('handOver.cancel'), onCancel: () => setIsAsking(false) }}
      >
        {t('handOver.text')}
      </AlertDialog>
    </>
  );
}
