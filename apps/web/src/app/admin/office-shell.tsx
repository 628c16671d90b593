import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import { Drawer } from '@mantine/core';
import { IconMenu2 } from '@tabler/icons-react';
import { useState } from 'react';
import { Outlet } from 'react-router';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Logo } from '../../shared/ui/logo.tsx';
import { mainId, SkipLink } from '../shell/skip-link.tsx';
import classes from './office-shell.module.css';
import { OfficeSidebar } from './office-sidebar.tsx';

interface OfficeShellProps {
  /** The desk uses the whole screen, so the sidebar shrinks to icons. */
  frame: 'page' | 'desk';
}

/** A sidebar on a wide screen, a drawer on a tablet. */
export function OfficeShell({ frame }: OfficeShellProps) {
  const t = useMessages('admin');
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  return (
    <div className={`${classes.office} ${frame === 'desk' ? classes.withRail : classes.withSidebar}`}>
      <SkipLink />
      <div className={classes.sidebar}>
        <OfficeSidebar look={frame === 'desk' ? 'rail' : 'wide'} />
      </div>
      <header className={classes.bar}>
        <button
          type="button"
          className={classes.menuButton}
          aria-label={t('nav.openMenu')}
          aria-expanded={isMenuOpen}
          onClick={() => setIsMenuOpen(true)}
        >
          <IconMenu2 size={26} />
        </button>
        <Logo onPanel />
      </header>
      <Drawer.Root opened={isMenuOpen} onClose={() => setIsMenuOpen(false)} size={280}>
        <Drawer.Overlay backgroundOpacity={0.55} />
        <Drawer.Content aria-label={t('nav.label')}>
          <OfficeSidebar look="wide" onNavigate={() => setIsMenuOpen(false)} />
        </Drawer.Content>
      </Drawer.Root>
      <main id={mainId} className={frame === 'desk' ? classes.desk : classes.main} tabIndex={-1}>
        <Outlet />
      </main>
    </div>
  );
}
