import type { ReactNode } from 'react';
import { MantineRoot } from '../../../shared/ui/mantine-root.tsx';
import { Modal } from '../../../shared/ui/modal.tsx';
import { useReturnFocus } from '../../../shared/ui/use-return-focus.ts';
import { Row } from '../../../shared/ui/layout.tsx';
import classes from './media-dialog.module.css';
import { useScreen } from '../../../shared/ui/use-screen.ts';

interface MediaDialogProps {
  title: string;
  children: ReactNode;
  actions: ReactNode;
  onClose: () => void;
}

/** Full screen on a phone. A tap beside it does not discard work. */
export function MediaDialog({ title, children, actions, onClose }: MediaDialogProps) {
  useReturnFocus();
  const isPhone = useScreen('(width < 640px)');
  return (
    <MantineRoot>
      <Modal.Root
        opened
        onClose={onClose}
        centered
        fullScreen={isPhone}
        closeOnClickOutside={false}
        size={500}
        // Not `className`, which Mantine also puts on the wrapper.
        classNames={{ content: classes.content ?? '' }}
        // The cropper measures itself on mount, so the dialog must not be animated.
        transitionProps={{ duration: 0 }}
      >
        <Modal.Overlay backgroundOpacity={0.55} />
        <Modal.Content radius={isPhone ? 0 : 'lg'}>
          {/* Not Modal.Header: a second banner landmark beside the page's own. */}
          <Modal.Body className={classes.body ?? ''}>
            <Modal.Title className="display size-2xl snug">{title}</Modal.Title>
            <div className={classes.work}>{children}</div>
            <Row gap={3} align="stretch" className={classes.actions}>
              {actions}
            </Row>
          </Modal.Body>
        </Modal.Content>
      </Modal.Root>
    </MantineRoot>
  );
}
