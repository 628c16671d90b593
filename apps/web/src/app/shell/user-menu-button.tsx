import { lazy, Suspense, useState } from 'react';
import { UserMenuTrigger } from './user-menu-trigger.tsx';

const loadUserMenu = () => import('./user-menu.tsx');
const UserMenu = lazy(() => loadUserMenu().then((module) => ({ default: module.UserMenu })));

/** Loads the menu on hover or focus. */
export function UserMenuButton() {
  const [isNeeded, setIsNeeded] = useState(false);
  const trigger = (
    <UserMenuTrigger
      aria-expanded={false}
      onPointerEnter={() => void loadUserMenu()}
      onFocus={() => void loadUserMenu()}
      onClick={() => setIsNeeded(true)}
    />
  );
  if (!isNeeded) return trigger;
  return (
    <Suspense fallback={trigger}>
      <UserMenu />
    </Suspense>
  );
}
