import { doorDesksContract } from '@suchi/contracts/melawa';
import { useEffect, useState } from 'react';
import { showOfficeLanguage } from '../../entities/language/own-language.ts';
import { api, session } from '../../shared/api/api.ts';
import { ApiError } from '../../shared/api/api-error.ts';
import { deviceStorage } from '../../shared/config/browser-storage.ts';
import { deskMark, loginPath, paths } from '../../shared/config/paths.ts';
import { loadMessages } from '../../shared/i18n/messages.ts';
import { lazyPart } from '../../shared/loading/lazy-part.tsx';
import { useNavigate } from '../../shared/router/hooks.ts';
import { FailedState } from '../../shared/ui/failed-state.tsx';
import { AccessDenied } from '../failures/access-denied.tsx';
import { LayoutNotLoaded } from '../failures/page-not-loaded.tsx';
import { PlainPage } from '../failures/plain-page.tsx';
import { ShellSkeleton } from '../shell/shell-skeleton.tsx';

/** Loaded only for the event desk, or where a phone is a desk already and may have no network. */
const DoorPage = lazyPart(async () => {
  const [module] = await Promise.all([
    import('../../features/door/door-page.tsx'),
    loadMessages(['door', 'fields', 'errors']),
    showOfficeLanguage(),
  ]);
  return module.DoorPage;
}, LayoutNotLoaded);

type Gate = 'asking' | 'open' | 'closed' | { failure: unknown };

async function askServer(): Promise<Gate> {
  try {
    await api.call(doorDesksContract, {});
    return 'open';
  } catch (error) {
    if (error instanceof ApiError && error.code === 'MELAWA_NOT_FOUND') return 'open';
    if (!(error instanceof ApiError) || error.status !== 403) return { failure: error };
    await loadMessages(['member']);
    return 'closed';
  }
}

/** Who may open the event desk. A phone that is a desk asks for its PIN instead. */
export function DeskGate() {
  const navigate = useNavigate();
  const [isDesk] = useState(() => deviceStorage.getItem(deskMark) !== null);
  const [gate, setGate] = useState<Gate>(isDesk ? 'open' : 'asking');
  useEffect(() => {
    if (gate !== 'asking') return;
    if (session.isSignedIn()) void askServer().then(setGate);
    else void navigate(loginPath(paths.desk), { replace: true });
  }, [gate, navigate]);
  if (gate === 'open') return <DoorPage fallback={<ShellSkeleton />} />;
  if (gate === 'asking') return <ShellSkeleton />;
  return (
    <PlainPage>
      {gate === 'closed' ? (
        <AccessDenied />
      ) : (
        <FailedState isPage error={gate.failure} onRetry={() => setGate('asking')} />
      )}
    </PlainPage>
  );
}
