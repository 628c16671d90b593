import { Route, Routes, useLocation } from 'react-router';
import { useHasAccess } from '../../entities/current-user/use-duties.ts';
import { OfficeEmailPrompt } from '../../features/office-settings/components/office-email-prompt.tsx';
import { DeskProvider } from '../../features/review/desk/desk-provider.tsx';
import { paths } from '../../shared/config/paths.ts';
import { DownloadCorner } from '../../shared/downloads/download-corner.tsx';
import { MantineRoot } from '../../shared/ui/mantine-root.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { AccessDenied } from '../failures/access-denied.tsx';
import { NotFoundRoute } from '../failures/not-found.route.tsx';
import { findOfficePlace } from '../office-places.ts';
import type { OfficePage } from './load-office-page.ts';
import { provideOfficeCatalogues } from './office-catalogues.ts';
import { officePages } from './office-pages.ts';
import { OfficeShell } from './office-shell.tsx';
import { SecondFactorGate } from './second-factor-gate.tsx';

provideOfficeCatalogues();

/** The back office, in its own chunk. */
export function AdminTree() {
  const place = findOfficePlace(useLocation().pathname) ?? paths.admin;
  return (
    <MantineRoot>
      <SecondFactorGate>
        <DeskProvider>
          <OfficeEmail />
          <Routes>
            <Route element={<OfficeShell frame="page" />}>
              {pageRoutes(place, (page) => page.frame !== 'desk')}
            </Route>
            <Route element={<OfficeShell frame="desk" />}>
              {pageRoutes(place, (page) => page.frame === 'desk')}
            </Route>
            <Route path="*" element={<NotFoundRoute />} />
          </Routes>
          <DownloadCorner />
        </DeskProvider>
      </SecondFactorGate>
    </MantineRoot>
  );
}

/** Routes are relative to the place that the tree is mounted at. */
function pageRoutes(place: string, isWanted: (page: OfficePage) => boolean) {
  return Object.entries(officePages)
    .filter(([address, page]) => findOfficePlace(address) === place && isWanted(page))
    .map(([address, page]) => (
      <Route key={address} path={address.slice(place.length + 1)} element={<GuardedPage {...page} />} />
    ));
}

function OfficeEmail() {
  return useHasAccess('admin') ? <OfficeEmailPrompt /> : null;
}

function GuardedPage({ access, Page }: OfficePage) {
  return useHasAccess(access) ? <Page fallback={<Skeleton height={480} />} /> : <AccessDenied />;
}
