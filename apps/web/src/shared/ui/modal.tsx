import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { Modal as MantineModal, type ModalRootProps } from '@mantine/core';
import { useOverlay } from './use-overlay.ts';

function Root(props: ModalRootProps) {
  useOverlay(props.opened, props.onClose);
  return <MantineModal.Root {...props} lockScroll={false} />;
}

/** Mantine's, and Back closes it. */
export const Modal = { ...MantineModal, Root };
