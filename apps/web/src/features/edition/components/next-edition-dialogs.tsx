import type { EditionBook } from '@suchi/contracts/print';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { DialogFoot, OfficeDialog } from '../../../shared/ui/office-dialog.tsx';
import { useMakeCurrent, useOpenNext } from '../api/edition-queries.ts';
import { sendChange } from '../model/send-change.ts';
import classes from './edition-dialogs.module.css';

export function NextEditionDialog({ year, onClose }: { year: number; onClose: () => void }) {
  const t = useMessages('edition');
  const change = useOpenNext();
  const next = year + 1;
  const copy = async () => {
    if (await sendChange(change, { year: next }, t('next.opened', { year: next }))) onClose();
  };
  return (
    <OfficeDialog title={t('next.title', { year: next })} onClose={onClose}>
      <ul className={classes.facts}>
        <li>{t('next.copied')}</li>
        <li>{t('next.empty')}</li>
        <li>{t('next.shifted')}</li>
        <li>{t('next.stays', { year })}</li>
      </ul>
      <DialogFoot>
        <Button look="default" onClick={onClose}>
          {t('next.cancel')}
        </Button>
        <Button isBusy={change.isPending} onClick={() => void copy()}>
          {t('next.confirm')}
        </Button>
      </DialogFoot>
    </OfficeDialog>
  );
}

export function SwitchEditionDialog({ book, onClose }: { book: EditionBook; onClose: () => void }) {
  const t = useMessages('edition');
  const change = useMakeCurrent();
  const year = book.latest_year;
  const switchTo = async () => {
    if (await sendChange(change, { year }, t('next.switched', { year }))) onClose();
  };
  return (
    <OfficeDialog title={t('next.switchTitle', { year })} onClose={onClose}>
      <p>{t('next.switchText', { before: book.year })}</p>
      <DialogFoot>
        <Button look="default" onClick={onClose}>
          {t('next.cancel')}
        </Button>
        <Button isBusy={change.isPending} onClick={() => void switchTo()}>
          {t('next.switchConfirm')}
        </Button>
      </DialogFoot>
    </OfficeDialog>
  );
}
