import { Route, Routes } from 'react-router';
import { MantineRoot } from '../../shared/ui/mantine-root.tsx';
import { NotFoundRoute } from '../failures/not-found.route.tsx';
import { OfficeHomeRoute } from './office-home.route.tsx';
import { OfficeShell } from './office-shell.tsx';

/** The back office. Its routes live in its own chunk, below `/admin`. */
export function AdminTree() {
  return (
    <MantineRoot>
      <Routes>
        <Route element={<OfficeShell />}>
          <Route index element={<OfficeHomeRoute />} />
        </Route>
        <Route path="*" element={<NotFoundRoute />} />
      </Routes>
    </MantineRoot>
  );
}
