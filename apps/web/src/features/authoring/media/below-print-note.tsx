import { printResolution } from '@suchi/domain/profile';
import { IconInfoCircle } from '@tabler/icons-react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import classes from './note.module.css';

/** A photo too small for print may still be used. */
export function BelowPrintNote({ size }: { size: { width: number; height: number } }) {
  const t = useMessages('authoring');
  return (
    <p className={`${classes.note} ${classes.gold}`}>
      <IconInfoCircle size={20} aria-hidden="true" />
      {t('media.photos.belowPrint', {
        width: size.width,
        height: size.height,
        minWidth: printResolution.width,
        minHeight: printResolution.height,
      })}
    </p>
  );
}
