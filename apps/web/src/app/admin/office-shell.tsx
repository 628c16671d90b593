import { type ReactNode, useEffect, useState } from 'react';
import { useMessages } from '../../shared/i18n/messages.ts';
import { rememberOfficePlace } from '../../shared/navigation/office-place.ts';
import { useLocation } from '../../shared/router/hooks.ts';
import { mainId, SkipLink } from '../shell/skip-link.tsx';
import { OfficeBar } from './office-bar.tsx';
import { OfficeRail } from './office-rail.tsx';
import classes from './office-shell.module.css';
import { OfficeSidebar } from './office-sidebar.tsx';
import { Drawer } from '../../shared/ui/drawer.tsx';
import { useScreen } from '../../shared/ui/use-screen.ts';

interface OfficeShellProps {
  /** The desk uses the whole screen, so its menu is the rail on every wide screen. */
  frame: 'page' | 'desk' | 'bare';
  children: ReactNode;
}

type Menu = 'bar' | 'rail' | 'sidebar';

/** The frame of every office page: a sidebar, from 768 to 1279 pixels a rail, and on a phone a bar on top. */
export function OfficeShell({ frame, children }: OfficeShellProps) {
  useRememberedPlace();
  return frame === 'bare' ? (
    <div className={classes.office}>
      <SkipLink />
      <main id={mainId} tabIndex={-1}>
        {children}
      </main>
    </div>
  ) : (
    <MenuFrame frame={frame}>{children}</MenuFrame>
  );
}

function MenuFrame({ frame, children }: { frame: 'page' | 'desk'; children: ReactNode }) {
  const t = useMessages('admin');
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const menu = useMenuLook(frame);
  const opener = { isMenuOpen, onOpenMenu: () => setIsMenuOpen(true) };
  return (
    <div className={`${classes.office} ${classes[menu] ?? ''}`}>
      <SkipLink />
      {menu === 'bar' ? <OfficeBar {...opener} /> : null}
      {menu === 'bar' ? null : (
        <div className={classes.side}>{menu === 'rail' ? <OfficeRail {...opener} /> : <OfficeSidebar />}</div>
      )}
      <Drawer.Root opened={isMenuOpen} onClose={() => setIsMenuOpen(false)} size={288}>
        <Drawer.Overlay backgroundOpacity={0.55} />
        <Drawer.Content aria-label={t('nav.label')}>
          <OfficeSidebar isDrawer onNavigate={() => setIsMenuOpen(false)} />
        </Drawer.Content>
      </Drawer.Root>
      <main id={mainId} className={frame === 'desk' ? classes.desk : classes.main} tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}

/** A candidate's page is opened from many lists, and leads back to the one it was opened from. */
function useRememberedPlace(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!isOneCandidate(pathname)) rememberOfficePlace(pathname + search);
  }, [pathname, search]);
}

const isOneCandidate = (pathname: string) => /^\/admin\/candidates\/(view|edit)\//.test(pathname);

function useMenuLook(frame: 'page' | 'desk'): Menu {
  const isPhone = useScreen('(width < 769px)');
  const isNarrow = useScreen('(width < 1200px)');
  if (isPhone) return 'bar';
  return isNarrow || frame === 'desk' ? 'rail' : 'sidebar';
}
