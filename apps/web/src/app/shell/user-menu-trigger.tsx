import { IconChevronDown } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { InitialsBadge } from '../../entities/current-user/initials-badge.tsx';
import { useCurrentUser } from '../../entities/current-user/use-current-user.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { PlainButton } from '../../shared/ui/plain-button.tsx';
import { Text } from '../../shared/ui/text.tsx';
import classes from './user-menu.module.css';

/** The same button before and after the menu has loaded. */
export function UserMenuTrigger(button: Omit<ComponentProps<'button'>, 'className' | 'children'>) {
  const t = useMessages('member');
  const user = useCurrentUser();
  return (
    <PlainButton aria-haspopup="menu" {...button} className={classes.trigger}>
      <InitialsBadge user={user} />
      <Text as="span" ellipsis className={classes.name}>
        {user.first_name}
      </Text>
      <span className="visually-hidden">{t('userMenu.label')}</span>
      <IconChevronDown size={18} aria-hidden="true" />
    </PlainButton>
  );
}
