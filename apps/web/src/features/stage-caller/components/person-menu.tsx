import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { Menu } from '@mantine/core';
import type { CallerPerson } from '@suchi/contracts/melawa';
import { IconDots } from '@tabler/icons-react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { IconButton } from '../../../shared/ui/plain-button.tsx';
import type { CallerPart } from './caller-parts.ts';
import classes from './caller.module.css';

interface PersonMenuProps extends Pick<CallerPart, 'stage' | 'tap'> {
  person: CallerPerson;
}

/** What a caller can do with one who waits. */
export function PersonMenu({ person: { number }, stage, tap }: PersonMenuProps) {
  const t = useMessages('stage');
  const place = stage.line.indexOf(number);
  const move = (to: number) => () => tap({ kind: 'move', number, to });
  return (
    <Menu
      hideDetached={false}
      position="bottom-end"
      width={220}
      shadow="lg"
      radius="md"
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <IconButton
          className={classes.dots}
          label={t('menu.label', { number })}
          icon={<IconDots size={22} aria-hidden="true" />}
        />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item disabled={place <= 0} onClick={move(place - 1)}>
          {t('menu.up')}
        </Menu.Item>
        <Menu.Item disabled={place >= stage.line.length - 1} onClick={move(place + 1)}>
          {t('menu.down')}
        </Menu.Item>
        <Menu.Item disabled={place <= 0} onClick={move(0)}>
          {t('menu.next')}
        </Menu.Item>
        {stage.is_morning ? (
          <Menu.Item onClick={() => tap({ kind: 'afternoon', number })}>{t('menu.afternoon')}</Menu.Item>
        ) : null}
        <Menu.Item onClick={() => tap({ kind: 'off', number })}>{t('menu.off')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
