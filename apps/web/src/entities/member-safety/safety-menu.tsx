import { IconBan, IconFlag } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Button } from '../../shared/ui/button.tsx';
import { MantineRoot } from '../../shared/ui/mantine-root.tsx';
import classes from './safety-menu.module.css';
import { Modal } from '../../shared/ui/modal.tsx';

interface SafetyMenuProps {
  name: string;
  /** Buttons before Block and Report. */
  children?: ReactNode;
  onChoose: (kind: 'block' | 'report') => void;
  onClose: () => void;
}

/** The choice behind the three dots. */
export function SafetyMenu({ name, children, onChoose, onClose }: SafetyMenuProps) {
  const t = useMessages('safety');
  const tCommon = useMessages('common');
  return (
    <MantineRoot>
      <Modal.Root opened onClose={onClose} centered size="xs">
        <Modal.Overlay backgroundOpacity={0.55} />
        <Modal.Content radius="lg">
          <Modal.Body className={classes.body ?? ''}>
            <Modal.Title className="display size-2xl breaks">{name}</Modal.Title>
            {children}
            <Button
              look="default"
              fullWidth
              icon={<IconBan size={20} />}
              onClick={() => onChoose('block')}
              data-autofocus={children ? undefined : true}
            >
              {t('block.confirm')}
            </Button>
            <Button look="default" fullWidth icon={<IconFlag size={20} />} onClick={() => onChoose('report')}>
              {t('actions.report')}
            </Button>
            <Button look="light" fullWidth onClick={onClose}>
              {tCommon('cancel')}
            </Button>
          </Modal.Body>
        </Modal.Content>
      </Modal.Root>
    </MantineRoot>
  );
}
