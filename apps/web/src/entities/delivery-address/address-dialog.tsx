import { IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useMessages } from '../../shared/i18n/messages.ts';
import { inEm } from '../../shared/ui/in-em.ts';
import { MantineRoot } from '../../shared/ui/mantine-root.tsx';
import sheet from '../../shared/ui/sheet.module.css';
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
            <div className={classes.head}>
              <button
                type="button"
                className={sheet.close}
                aria-label={tCommon('close')}
                onClick={onClose}
                data-autofocus
              >
                <IconX size={26} aria-hidden="true" />
              </button>
              <h2 className={classes.title}>{t('title')}</h2>
            </div>
            {children}
          </Modal.Body>
        </Modal.Content>
      </Modal.Root>
    </MantineRoot>
  );
}
