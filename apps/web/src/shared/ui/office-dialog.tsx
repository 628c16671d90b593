import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/messages.ts';
import { Row } from './layout.tsx';
import classes from './office-dialog.module.css';
import { Modal } from './modal.tsx';
import { useReturnFocus } from './use-return-focus.ts';

interface OfficeDialogProps {
  title: ReactNode;
  /** One sentence below the title. */
  lead?: string;
  size?: 'md' | 'lg' | 'xl';
  onClose: () => void;
  children: ReactNode;
}

export function OfficeDialog({ title, lead, size = 'md', onClose, children }: OfficeDialogProps) {
  const t = useMessages('common');
  useReturnFocus();
  return (
    <Modal.Root opened onClose={onClose} centered size={size}>
      <Modal.Overlay backgroundOpacity={0.55} />
      <Modal.Content radius="lg" className={classes.content ?? ''}>
        {/* Not Modal.Header: a second banner landmark beside the page's own. */}
        <Modal.Body className={classes.body ?? ''}>
          <Row gap={3} justify="between" className={classes.head}>
            <Modal.Title className="display size-2xl snug">{title}</Modal.Title>
            <Modal.CloseButton size={44} iconSize={22} aria-label={t('close')} />
          </Row>
          {lead ? <p className={classes.lead}>{lead}</p> : null}
          {children}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

/** The buttons of a dialog. They stay in sight however long the dialog is. */
export function DialogFoot({ children }: { children: ReactNode }) {
  return (
    <Row gap={3} align="stretch" justify="end" wrap className={classes.foot}>
      {children}
    </Row>
  );
}
