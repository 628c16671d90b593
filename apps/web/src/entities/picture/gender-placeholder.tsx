import type { Gender } from '@suchi/domain/profiles';
import classes from './picture-image.module.css';

interface GenderPlaceholderProps {
  gender: Gender | null;
  label: string;
}

/** Drawn in place of a missing photo. */
export function GenderPlaceholder({ gender, label }: GenderPlaceholderProps) {
  return (
    <span
      className={classes.frame}
      {...(label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <svg
        className={classes.placeholder}
        viewBox="0 0 200 250"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
      >
        <path className={classes.arch} d="M30 250V128a70 70 0 0 1 140 0v122z" />
        {gender === 'Female' ? (
          <path className={classes.hair} d="M58 204c9-24 4-50 6-76a36 36 0 0 1 72 0c2 26-3 52 6 76z" />
        ) : null}
        <path className={classes.body} d="M38 250c2-36 26-58 62-58s60 22 62 58z" />
        <ellipse
          className={gender === null ? classes.hair : classes.face}
          cx="100"
          cy="142"
          rx="28"
          ry="34"
        />
        {gender === 'Male' ? (
          <path
            className={classes.hair}
            d="M68 142c-5-32 9-50 32-50s37 18 32 50c-4-6-5-14-8-22-16 5-32 5-48 0-3 8-4 16-8 22z"
          />
        ) : null}
      </svg>
    </span>
  );
}
