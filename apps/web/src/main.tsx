import './shared/brand/layers.css';
import '@mantine/core/styles/baseline.layer.css';
import './shared/brand/fonts/fonts.css';
import './shared/brand/tokens.css';
import './shared/brand/global.css';
import './shared/brand/primitives.css';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { DemoHost } from './app/demo/demo-host.tsx';
import { loadFirstWords } from './app/first-words.ts';
import { routes } from './app/routes.tsx';
import { startVitals } from './app/vitals/start-vitals.ts';
import { createBrowserHistory } from './shared/router/browser-history.ts';
import { Router } from './shared/router/router.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');
const words = loadFirstWords(root);
const router = new Router(routes, createBrowserHistory());
// Once, and in slices: until then the page shows what index.html has.
void Promise.all([router.opened, words]).then(() => {
  startTransition(() =>
    // An error that a failure page hides is reported like the others.
    createRoot(root, { onCaughtError: reportError }).render(
      <StrictMode>
        <App router={router} top={<DemoHost />} />
      </StrictMode>,
    ),
  );
  startVitals();
});
