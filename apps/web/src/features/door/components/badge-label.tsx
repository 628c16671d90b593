import '../../../shared/brand/fonts/heavy.css';
import type { Gender } from '@suchi/domain/profiles';
import { useMessages } from '../../../shared/i18n/messages.ts';
import classes from './badge-label-sheet.module.css';

export interface Badge {
  number: number;
  gender: Gender;
  /** For those who came with the candidate. */
  isFamily: boolean;
}

/** A badge of 62 by 29 millimetres: the number, and the gender by side, shape and colour. No name, no code. */
export function BadgeLabel({ number, gender, isFamily }: Badge) {
  const t = useMessages('door');
  return (
    <div className={classes.badge} data-gender={gender} data-family={isFamily || undefined}>
      <span className={classes.band}>
        <span className={classes.shape} />
      </span>
      <span className={classes.words}>
        {isFamily ? <span className={classes.family}>{t('badge.familyOf')}</span> : null}
        <span className={classes.number} data-long={number > 999 || undefined}>
          {number}
        </span>
      </span>
    </div>
  );
}
