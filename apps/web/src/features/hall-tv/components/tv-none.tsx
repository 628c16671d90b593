import { IconX } from '@tabler/icons-react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { RichMessage } from '../../../shared/i18n/rich-message.tsx';
import classes from './tv-still.module.css';

interface TvNoneProps {
  missing: number;
  before: number | null;
  after: number | null;
}

/** A number without a profile. */
export function TvNone({ missing, before, after }: TvNoneProps) {
  const t = useMessages('hallTv');
  const number = before ?? after;
  const near =
    before !== null && after !== null
      ? t('none.around', { before, after })
      : number !== null
        ? t('none.nearest', { number })
        : null;
  return (
    <div className={classes.none}>
      <div className={classes.shape} aria-hidden="true">
        <span />
      </div>
      <div className={classes.noneWords} role="status">
        <p className={classes.missing}>
          {missing}
          <span className={classes.cross}>
            <IconX aria-hidden="true" />
          </span>
        </p>
        <h1>{t('none.title')}</h1>
        <p>{t('none.text')}</p>
        {near !== null ? (
          <p className={classes.near}>
            <RichMessage text={near} marks={{ b: (numbers) => <strong>{numbers}</strong> }} />
          </p>
        ) : null}
      </div>
    </div>
  );
}
