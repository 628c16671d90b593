import { IconArrowLeft, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Link } from '../../../shared/router/link.tsx';
import { IconButton } from '../../../shared/ui/plain-button.tsx';
import { Row } from '../../../shared/ui/layout.tsx';
import classes from './walk-bar.module.css';

/** Position in the search result. */
export interface Walk {
  position: number;
  total: number;
  /** Null for the first and the last profile. */
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
}

interface WalkBarProps {
  back: {
    to: string;
    /** Uses browser history where possible, which restores the scroll position. */
    onBack: (() => void) | null;
  };
  /** Null when the page was not opened from a result. */
  walk: Walk | null;
  /** On a phone it overlays the photo. */
  isOverPhoto: boolean;
}

/** Back to the result, previous and next profile. */
export function WalkBar({ back, walk, isOverPhoto }: WalkBarProps) {
  const t = useMessages('people');

  function goBack(event: MouseEvent) {
    // Ctrl-click follows the link instead.
    if (back.onBack === null || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    back.onBack();
  }

  return (
    <Row
      as="nav"
      gap={2}
      justify="between"
      wrap
      className={`${classes.bar} ${isOverPhoto ? classes.over : ''}`}
      aria-label={t('walk')}
    >
      <Link className={classes.back} to={back.to} onClick={goBack}>
        <IconArrowLeft size={20} aria-hidden="true" />
        {walk ? t('backToResults') : t('back')}
      </Link>
      {walk ? (
        <div className={classes.walk}>
          <IconButton
            className={classes.step}
            label={t('previousProfile')}
            disabled={walk.onPrevious === null}
            onClick={() => walk.onPrevious?.()}
            icon={<IconChevronLeft size={22} />}
          />
          <span>{t('position', { position: walk.position, total: walk.total })}</span>
          <IconButton
            className={classes.step}
            label={t('nextProfile')}
            disabled={walk.onNext === null}
            onClick={() => walk.onNext?.()}
            icon={<IconChevronRight size={22} />}
          />
        </div>
      ) : null}
    </Row>
  );
}
