import '@mantine/core/styles/baseline.layer.css';
import './shared/brand/fonts/fonts.css';
import './shared/brand/tokens.css';
import './shared/brand/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { provideCatalogues } from './app/catalogues.ts';
import { routes } from './app/routes.tsx';
import { startVitals } from './app/vitals/start-vitals.ts';
import { loadMessages } from './shared/i18n/messages.ts';
import { preload } from './shared/loading/lazy-part.tsx';
import { createBrowserHistory } from './shared/router/browser-history.ts';
import { Router } from './shared/router/router.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');
provideCatalogues();
preload(() => loadMessages(['errors']));
// An error that a failure page hides is reported like the others.
createRoot(root, { onCaughtError: reportError }).render(
  <StrictMode>
    <App router={new Router(routes, createBrowserHistory())} />
  </StrictMode>,
);
startVitals();
