import type { OwnStanding } from '@suchi/contracts/accounts';
import { type ReactNode, useEffect, useState } from 'react';
import { isAskedToReactivate } from '../../../entities/own-profile/own-banners.ts';
import { tabStorage } from '../../../shared/config/browser-storage.ts';
import { loadMessages } from '../../../shared/i18n/messages.ts';
import { lazyPart } from '../../../shared/loading/lazy-part.tsx';

const ReactivationDialog = lazyPart(async () => {
  const [module] = await Promise.all([import('./reactivation-dialog.tsx'), loadMessages(['profile'])]);
  return module.ReactivationDialog;
});

interface ReactivationProps {
  /** Undefined while it is not known. */
  profile: OwnStanding | null | undefined;
  /** Opens the dialog by itself, once per visit. */
  opensByItself?: boolean;
  onReactivated: () => void;
  /** Receives the function that opens the dialog. */
  children: (open: () => void) => ReactNode;
}

/** The reactivation dialog, for pages that show the profile's status. */
export function Reactivation({ profile, opensByItself = false, onReactivated, children }: ReactivationProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [askedId, setAskedId] = useState<number | null>(null);
  const idToAsk = opensByItself && profile && isAskedToReactivate(profile) ? profile.id : null;
  if (idToAsk !== null && idToAsk !== askedId) {
    setAskedId(idToAsk);
    if (!wasAsked(idToAsk)) setIsOpen(true);
  }
  useEffect(() => {
    if (askedId !== null) rememberAsked(askedId);
  }, [askedId]);
  return (
    <>
      {children(() => setIsOpen(true))}
      {isOpen ? <ReactivationDialog onClose={() => setIsOpen(false)} onReactivated={onReactivated} /> : null}
    </>
  );
}

const askedKey = 'reactivation_asked';

/** Whether the reactivation dialog already opened by itself in this visit. */
function wasAsked(profileId: number): boolean {
  return tabStorage.getItem(askedKey) === String(profileId);
}

/** Remembered until the tab closes. */
function rememberAsked(profileId: number): void {
  tabStorage.setItem(askedKey, String(profileId));
}
