import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import { Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import classes from './dispatch-frame.module.css';

interface DispatchFrameProps {
  panel: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** The panel beside the list; a drawer where the window is narrow, the whole screen on a phone. */
export function DispatchFrame({ panel, onClose, children }: DispatchFrameProps) {
  const t = useMessages('orders');
  const isWide = useMediaQuery('(min-width: 1280px)', false, { getInitialValueInEffect: false });
  const isPhone = useMediaQuery('(max-width: 639px)', false, { getInitialValueInEffect: false });
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
