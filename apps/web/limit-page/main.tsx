// What no page of ours can be quicker than: React, the router and one heading. `pnpm lighthouse` measures it beside them.
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router';
import { brand } from '../src/shared/brand/brand.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');
createRoot(root).render(
  <BrowserRouter>
    <Routes>
      <Route
        path="/"
        element={
          <main>
            <h1>{brand.product}</h1>
          </main>
        }
      />
    </Routes>
  </BrowserRouter>,
);
