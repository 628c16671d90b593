import { IconMoon, IconSun } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { chooseColourScheme, useColourScheme } from '../../shared/brand/colour-scheme.ts';
import { useMessages } from '../../shared/i18n/messages.ts';

export function useColourSchemeSwitch(): { label: string; icon: ReactNode; toggle: () => void } {
  const t = useMessages('member');
  const isDark = useColourScheme() === 'dark';
  return {
    label: t(isDark ? 'userMenu.toLight' : 'userMenu.toDark'),
    icon: isDark ? <IconSun size={20} /> : <IconMoon size={20} />,
    toggle: () => chooseColourScheme(isDark ? 'light' : 'dark'),
  };
}
