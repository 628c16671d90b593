import type { ReactNode } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import classes from './dispatch-frame.module.css';
import { Drawer } from '../../../shared/ui/drawer.tsx';
import { useScreen } from '../../../shared/ui/use-screen.ts';

interface DispatchFrameProps {
  panel: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** The panel beside the list; a drawer where the window is narrow, the whole screen on a phone. */
export function DispatchFrame({ panel, onClose, children }: DispatchFrameProps) {
  const t = useMessages('orders');
  const isWide = useScreen('(width >= 1200px)');
  const isPhone = useScreen('(width < 640px)');
  if (isWide) {
    return (
      <div className={panel ? classes.withPanel : undefined}>
        <div className={classes.list}>{children}</div>
        {panel ? <aside className={classes.aside}>{panel}</aside> : null}
      </div>
    );
  }
  return (
    <>
      {children}
      <Drawer.Root opened={panel !== null} onClose={onClose} position="right" size={isPhone ? '100%' : 400}>
        <Drawer.Overlay backgroundOpacity={0.55} />
        <Drawer.Content aria-label={t('do.dispatch')} className={classes.drawer ?? ''}>
          {panel}
        </Drawer.Content>
      </Drawer.Root>
    </>
  );
}
