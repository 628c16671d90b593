import { IconArrowLeft, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../../../shared/i18n/messages.ts';
import classes from './walk-bar.module.css';

/** Where the profile stands in a result. */
export interface Walk {
  position: number;
  total: number;
  /** Null at the first and at the last. */
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
}

interface WalkBarProps {
  back: {
    to: string;
    /** Takes the way back in the history, where there is one: it knows the scroll position. */
    onBack: (() => void) | null;
  };
  /** Null when somebody came in another way than by a result. */
  walk: Walk | null;
  /** On a phone it lies over the photo, where there is one. */
  isOverPhoto: boolean;
}

/** Back to where one came from, and on to the next one. */
export function WalkBar({ back, walk, isOverPhoto }: WalkBarProps) {
  const t = useMessages('people');

  function goBack(event: MouseEvent) {
    // A click that opens a new tab follows the address.
    if (back.onBack === null || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    back.onBack();
  }

  return (
    <nav className={`${classes.bar} ${isOverPhoto ? classes.over : ''}`} aria-label={t('walk')}>
      <Link className={classes.back} to={back.to} onClick={goBack}>
        <IconArrowLeft size={20} aria-hidden="true" />
        {walk ? t('backToResults') : t('back')}
      </Link>
      {walk ? (
        <div className={classes.walk}>
          <button
            type="button"
            className={classes.step}
            aria-label={t('previousProfile')}
            disabled={walk.onPrevious === null}
            onClick={() => walk.onPrevious?.()}
          >
            <IconChevronLeft size={22} />
          </button>
          <span>{t('position', { position: walk.position, total: walk.total })}</span>
          <button
            type="button"
            className={classes.step}
            aria-label={t('nextProfile')}
            disabled={walk.onNext === null}
            onClick={() => walk.onNext?.()}
          >
            <IconChevronRight size={22} />
          </button>
        </div>
      ) : null}
    </nav>
  );
}
