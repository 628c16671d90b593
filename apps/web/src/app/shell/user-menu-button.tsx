import { useState } from 'react';
import { lazyPart, preload } from '../../shared/loading/lazy-part.tsx';
import { UserMenuTrigger } from './user-menu-trigger.tsx';

const loadUserMenu = () => import('./user-menu.tsx').then((module) => module.UserMenu);
const UserMenu = lazyPart(loadUserMenu);

/** Loads the menu on hover or focus. */
export function UserMenuButton() {
  const [isNeeded, setIsNeeded] = useState(false);
  const trigger = (
    <UserMenuTrigger
      aria-expanded={false}
      onPointerEnter={() => preload(loadUserMenu)}
      onFocus={() => preload(loadUserMenu)}
      onClick={() => setIsNeeded(true)}
    />
  );
  return isNeeded ? <UserMenu fallback={trigger} /> : trigger;
}
