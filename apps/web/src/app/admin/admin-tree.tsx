import { useHasAccess } from '../../entities/current-user/use-duties.ts';
import { OfficeEmailPrompt } from '../../features/settings/components/office-email-prompt.tsx';
import { DeskProvider } from '../../features/review/desk/desk-provider.tsx';
import { DownloadCorner } from '../../shared/downloads/download-corner.tsx';
import { useLocation } from '../../shared/router/hooks.ts';
import { rankPaths } from '../../shared/router/match-path.ts';
import { ParamsContext } from '../../shared/router/router-context.ts';
import { MantineRoot } from '../../shared/ui/mantine-root.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { AccessDenied } from '../failures/access-denied.tsx';
import type { OfficePage } from './load-office-page.ts';
import { NoSuchPage } from './no-such-page.tsx';
import { officePages } from './office-pages.ts';
import { OfficeShell } from './office-shell.tsx';
import { SecondFactorGate } from './second-factor-gate.tsx';
import '../../shared/brand/office.css';

const findPage = rankPaths(Object.entries(officePages));

/** The back office, in its own chunk. */
export function AdminTree() {
  return (
    <MantineRoot>
      <SecondFactorGate>
        <DeskProvider>
          <OfficeEmail />
          <OpenPage />
          <DownloadCorner />
        </DeskProvider>
      </SecondFactorGate>
    </MantineRoot>
  );
}

function OpenPage() {
  const found = findPage(useLocation().pathname);
  if (found === null)
    return (
      <OfficeShell frame="page">
        <NoSuchPage />
      </OfficeShell>
    );
  return (
    <ParamsContext value={found.params}>
      <OfficeShell frame={found.target.frame ?? 'page'}>
        <GuardedPage {...found.target} />
      </OfficeShell>
    </ParamsContext>
  );
}

function OfficeEmail() {
  return useHasAccess('admin') ? <OfficeEmailPrompt /> : null;
}

function GuardedPage({ access, Page }: OfficePage) {
  return useHasAccess(access) ? <Page fallback={<Skeleton height={480} />} /> : <AccessDenied />;
}
