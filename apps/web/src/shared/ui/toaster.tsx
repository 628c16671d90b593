import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Notifications, notifications } from '@mantine/notifications';
import { IconAlertCircle, IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useMessages } from '../i18n/messages.ts';
import { MantineRoot } from './mantine-root.tsx';
import { type Toast, toastMs, toastQueue } from './toast.ts';
import { LinkButton } from './plain-button.tsx';
import { Row } from './layout.tsx';
import classes from './toaster.module.css';

const looks = {
  success: { color: 'leaf', icon: <IconCheck size={20} /> },
  warning: { color: 'marigold', icon: <IconAlertTriangle size={20} /> },
  error: { color: 'vermilion', icon: <IconAlertCircle size={20} /> },
} as const satisfies Record<Toast['tone'], object>;

const actionToastMs = 10_000;

export function Toaster() {
  const t = useMessages('common');
  useEffect(() => {
    function showWaiting() {
      for (const { message, tone, action } of toastQueue.takeAll()) {
        const id = notifications.show({
          // A repeated message is shown once. One with an action is about another member each time.
          ...(action ? {} : { id: message }),
          message: action ? (
            <Row as="span" gap={3} rowGap={1} justify="between" wrap>
              {message}
              <LinkButton
                className={classes.action}
                onClick={() => {
                  notifications.hide(id);
                  action.onPress();
                }}
              >
                {action.label}
              </LinkButton>
            </Row>
          ) : (
            message
          ),
          ...(action ? { autoClose: actionToastMs } : {}),
          ...looks[tone],
          closeButtonProps: { 'aria-label': t('close'), size: 44 },
          role: 'status',
          classNames: { icon: classes.icon ?? '' },
        });
      }
    }
    showWaiting();
    return toastQueue.subscribe(showWaiting);
  }, [t]);
  return (
    <MantineRoot>
      <Notifications position="top-center" autoClose={toastMs} />
    </MantineRoot>
  );
}
