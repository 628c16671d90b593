import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { Modal as MantineModal, type ModalRootProps } from '@mantine/core';
import { useBackCloses } from '../router/hooks.ts';

function Root(props: ModalRootProps) {
  useBackCloses(props.opened, props.onClose);
  return <MantineModal.Root {...props} />;
}

/** Mantine's, and Back closes it. */
export const Modal = { ...MantineModal, Root };
