import { IconPrinter } from '@tabler/icons-react';
import { type RefObject, useState } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { loadPhotos } from '../model/load-photos.ts';
import { Box } from '../../../shared/ui/layout.tsx';

interface PrintWithPhotosProps {
  /** Where the photos are. */
  list: RefObject<HTMLElement | null>;
  /** Every page is there. */
  isReady: boolean;
}

/** Opens the print window when every photo is loaded, so that no page is printed half. */
export function PrintWithPhotos({ list, isReady }: PrintWithPhotosProps) {
  const t = useMessages('printPages');
  const [counted, setCounted] = useState<{ done: number; total: number } | null>(null);
  const [failed, setFailed] = useState(0);
  /** Before this the browser's own print would show the few photos that were in sight; see sheets.module.css. */
  const printNow = () => {
    list.current?.setAttribute('data-photos', 'loaded');
    window.print();
  };
  const print = async () => {
    const photos = [...(list.current?.querySelectorAll('img') ?? [])];
    const total = photos.length;
    setFailed(0);
    setCounted({ done: 0, total });
    const missing = await loadPhotos(photos, (done) => setCounted({ done, total }));
    setCounted(null);
    setFailed(missing);
    if (missing === 0) printNow();
  };
  return (
    <>
      <Box tone="muted" figures role="status">
        {counted === null ? null : <span>{t('tvPdf.photos', counted)}</span>}
        {failed === 0 ? null : <span>{t('tvPdf.photosMissing', { count: failed })}</span>}
      </Box>
      {failed === 0 ? null : (
        <Button look="default" onClick={printNow}>
          {t('tvPdf.printAnyway')}
        </Button>
      )}
      <Button
        icon={<IconPrinter size={20} />}
        isBusy={!isReady || counted !== null}
        onClick={() => void print()}
      >
        {t('tvPdf.print')}
      </Button>
    </>
  );
}
