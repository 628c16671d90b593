import { useMessages } from '../../shared/i18n/messages.ts';
import { Logo } from '../../shared/ui/logo.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Row } from '../../shared/ui/layout.tsx';
import header from './member-header.module.css';
import shell from './member-shell.module.css';
import classes from './shell-skeleton.module.css';

/** Shown while the current user loads. */
export function ShellSkeleton() {
  const t = useMessages('common');
  return (
    <>
      <header className={header.header}>
        <Row gap={1} className={header.bar}>
          <span className={header.menuButton} />
          <Logo subline="wideOnly" />
          <Row as="span" gap={2} className={header.end}>
            <Skeleton width="36px" height={36} isRound />
          </Row>
        </Row>
      </header>
      <main className={`${shell.main} ${classes.content}`} aria-busy="true">
        <h1 className="visually-hidden">
          <span role="status">{t('loading')}</span>
        </h1>
        <Skeleton width="280px" height={44} />
        <Skeleton height={92} />
        <Skeleton width="180px" height={32} />
        <Skeleton height={72} />
      </main>
    </>
  );
}
