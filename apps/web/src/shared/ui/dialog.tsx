import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Box, Row } from './layout.tsx';
import classes from './dialog.module.css';
import { MantineRoot } from './mantine-root.tsx';
import { Modal } from './modal.tsx';
import { useReturnFocus } from './use-return-focus.ts';

interface DialogProps {
  title: string;
  children: ReactNode;
  confirmLabel: string;
  onConfirm: () => void;
  cancel?: { label: string; onCancel: () => void };
  /** For Escape and a tap outside, when that must not count as an answer. */
  onClose?: () => void;
  /** Disables the confirm button. */
  isConfirmDisabled?: boolean;
  isBusy?: boolean;
}

export function Dialog({
  title,
  children,
  confirmLabel,
  onConfirm,
  cancel,
  onClose,
  isConfirmDisabled = false,
  isBusy = false,
}: DialogProps) {
  const close = onClose ?? cancel?.onCancel ?? onConfirm;
  useReturnFocus();
  return (
    <MantineRoot>
      <Modal.Root
        opened
        onClose={close}
        centered
        closeOnClickOutside={cancel !== undefined}
        yOffset="16px"
        xOffset="16px"
        classNames={{ content: classes.content ?? '' }}
      >
        <Modal.Overlay backgroundOpacity={0.55} />
        <Modal.Content radius="lg">
          {/* Not Modal.Header: a second banner landmark beside the page's own. */}
          <Modal.Body className={classes.body ?? ''}>
            <Modal.Title className={classes.title ?? ''}>{title}</Modal.Title>
            <Box tone="soft" size="lg" above={2} className={classes.text}>
              {children}
            </Box>
            <Row gap={3} align="stretch" justify="end" wrap className={classes.actions}>
              {cancel ? (
                <Button look="default" onClick={cancel.onCancel}>
                  {cancel.label}
                </Button>
              ) : null}
              <Button onClick={onConfirm} disabled={isConfirmDisabled} isBusy={isBusy} data-autofocus>
                {confirmLabel}
              </Button>
            </Row>
          </Modal.Body>
        </Modal.Content>
      </Modal.Root>
    </MantineRoot>
  );
}
