import type { ReactNode } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Drawer } from '../../../shared/ui/drawer.tsx';
import { MantineRoot } from '../../../shared/ui/mantine-root.tsx';
import { useReturnFocus } from '../../../shared/ui/use-return-focus.ts';
import classes from './form-bar.module.css';

interface PreviewDrawerProps {
  onClose: () => void;
  children: ReactNode;
}

export function PreviewDrawer({ onClose, children }: PreviewDrawerProps) {
  const t = useMessages('authoring');
  const tCommon = useMessages('common');
  useReturnFocus();
  return (
    <MantineRoot>
      <Drawer.Root
        opened
        onClose={onClose}
        position="bottom"
        size="95%"
        classNames={{ content: classes.sheet ?? '' }}
      >
        <Drawer.Overlay backgroundOpacity={0.55} />
        <Drawer.Content aria-label={t('bar.preview')}>
          <Drawer.Body className={classes.sheetBody ?? ''}>
            {children}
            <div className={classes.sheetFoot}>
              <Button look="default" fullWidth onClick={onClose} data-autofocus>
                {tCommon('close')}
              </Button>
            </div>
          </Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
    </MantineRoot>
  );
}
