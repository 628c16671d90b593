import { IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useMessages } from '../../shared/i18n/messages.ts';
import { inEm } from '../../shared/ui/in-em.ts';
import { MantineRoot } from '../../shared/ui/mantine-root.tsx';
import { IconButton } from '../../shared/ui/plain-button.tsx';
import { Row } from '../../shared/ui/layout.tsx';
import { Text } from '../../shared/ui/text.tsx';
import classes from './address-dialog.module.css';
import { Modal } from '../../shared/ui/modal.tsx';

const wideQuery = inEm('(width >= 769px)');

interface AddressDialogProps {
  children: ReactNode;
  onClose: () => void;
}

/** The whole screen of a phone, a dialog on wide screens. Gives the focus back to what opened it. */
export function AddressDialog({ children, onClose }: AddressDialogProps) {
  const t = useMessages('deliveryAddress');
  const tCommon = useMessages('common');
  const [isWide] = useState(() => window.matchMedia(wideQuery).matches);
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    },
    [opener],
  );
  return (
    <MantineRoot>
      <Modal.Root
        opened
        onClose={onClose}
        fullScreen={!isWide}
        {...(isWide && { size: 560, centered: true, radius: 'lg' })}
        classNames={{ content: classes.content ?? '', body: classes.body ?? '' }}
      >
        <Modal.Overlay backgroundOpacity={0.55} />
        <Modal.Content aria-label={t('title')}>
          <Modal.Body>
            <Row gap={2} className={classes.head}>
              <IconButton
                size="large"

                label={tCommon('close')}
                onClick={onClose}
                data-autofocus
                icon={<IconX size={26} aria-hidden="true" />}
              />
              <Text as="h2" size="xl" weight="bold" face="plain">
                {t('title')}
              </Text>
            </Row>
            {children}
          </Modal.Body>
        </Modal.Content>
      </Modal.Root>
    </MantineRoot>
  );
}
