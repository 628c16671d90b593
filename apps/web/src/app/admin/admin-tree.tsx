import { Route, Routes } from 'react-router';
import { DeskProvider } from '../../features/review/desk/desk-provider.tsx';
import { MantineRoot } from '../../shared/ui/mantine-root.tsx';
import { NotFoundRoute } from '../failures/not-found.route.tsx';
import { CandidateDetailRoute } from './candidate-detail.route.tsx';
import { CandidateEditRoute } from './candidate-edit.route.tsx';
import { MoneyLayout, moneyPages } from './money-pages.tsx';
import { OfficeHomeRoute } from './office-home.route.tsx';
import { OfficeShell } from './office-shell.tsx';
import { ReviewDeskRoute } from './review-desk.route.tsx';
import { SecondFactorGate } from './second-factor-gate.tsx';
import { SecondFactorRoute } from './second-factor.route.tsx';

/** The back office, in its own chunk below `/admin`. */
export function AdminTree() {
  return (
    <MantineRoot>
      <SecondFactorGate>
        <DeskProvider>
          <Routes>
            <Route element={<OfficeShell frame="page" />}>
              <Route index element={<OfficeHomeRoute />} />
              <Route path="candidates/view/:id" element={<CandidateDetailRoute />} />
              <Route path="candidates/edit/:id" element={<CandidateEditRoute />} />
              <Route path="second_factor" element={<SecondFactorRoute />} />
              <Route element={<MoneyLayout />}>
                {Object.entries(moneyPages).map(([path, Page]) => (
                  <Route key={path} path={path} element={<Page />} />
                ))}
              </Route>
            </Route>
            <Route element={<OfficeShell frame="desk" />}>
              <Route path="candidates/pending" element={<ReviewDeskRoute />} />
            </Route>
            <Route path="*" element={<NotFoundRoute />} />
          </Routes>
        </DeskProvider>
      </SecondFactorGate>
    </MantineRoot>
  );
}
