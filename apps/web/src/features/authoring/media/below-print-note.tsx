import { printResolution } from '@suchi/domain/profile';
import { IconInfoCircle } from '@tabler/icons-react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import classes from './note.module.css';

/** Says kindly that a photo is small for the book; it may be used all the same. */
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
