import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import { Drawer as MantineDrawer, type DrawerRootProps } from '@mantine/core';
import { useOverlay } from './use-overlay.ts';

function Root(props: DrawerRootProps) {
  useOverlay(props.opened, props.onClose);
  return <MantineDrawer.Root {...props} lockScroll={false} />;
}

/** Mantine's, and Back closes it. */
export const Drawer = { ...MantineDrawer, Root };
