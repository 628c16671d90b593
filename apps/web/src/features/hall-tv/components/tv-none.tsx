import { IconX } from '@tabler/icons-react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import classes from './tv-still.module.css';

interface TvNoneProps {
  missing: number;
  before: number | null;
  after: number | null;
}

/** A number without a profile. */
export function TvNone({ missing, before, after }: TvNoneProps) {
  const t = useMessages('hallTv');
  const near = [before, after].filter((serial) => serial !== null);
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
        {near.length > 0 ? (
          <p className={classes.near}>
            {t('none.near', { count: near.length })} <strong>{near.join(` ${t('none.and')} `)}</strong>
          </p>
        ) : null}
      </div>
    </div>
  );
}
