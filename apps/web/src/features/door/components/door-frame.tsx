import { IconIdBadge2 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Row } from '../../../shared/ui/layout.tsx';
import classes from './door.module.css';

interface DoorFrameProps {
  /** In place of the name of the page. */
  head?: ReactNode;
  /** At the foot, in reach of the thumb. */
  foot?: ReactNode;
  children: ReactNode;
}

/** The maroon bar, what is shown, and what can be done. */
export function DoorFrame({ head, foot, children }: DoorFrameProps) {
  const t = useMessages('door');
  return (
    <div className={classes.frame}>
      <Row as="header" gap={3} className={classes.head}>
        {head ?? (
          <>
            <IconIdBadge2 className={classes.mark} aria-hidden="true" />
            <strong>{t('title')}</strong>
          </>
        )}
      </Row>
      <main className={classes.main}>{children}</main>
      {foot === undefined ? null : <footer className={classes.foot}>{foot}</footer>}
    </div>
  );
}
