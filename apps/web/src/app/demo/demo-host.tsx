import type { Demo } from '@suchi/contracts/settings';
import { useEffect, useState } from 'react';
import { association } from '../../shared/brand/association.ts';
import { paths } from '../../shared/config/paths.ts';
import { loadMessages } from '../../shared/i18n/messages.ts';
import { lazyPart } from '../../shared/loading/lazy-part.tsx';
import { useLocation } from '../../shared/router/hooks.ts';

const DemoBanner = lazyPart(async () => {
  const [module] = await Promise.all([import('./demo-banner.tsx'), loadMessages(['demo'])]);
  return module.DemoBanner;
});

/** Made for a screen in a hall, or for paper. */
const displays: readonly string[] = [paths.tv, paths.tvPdf, paths.printSuchi];

/** The page says it; the pages of a development server are not filled. */
const mayBeDemo = () => import.meta.env.DEV || association.isDemo === true;

/** Above every other page of a demo. */
export function DemoHost() {
  const { pathname } = useLocation();
  const [demo, setDemo] = useState<Demo | null>(null);
  useEffect(() => {
    if (!mayBeDemo()) return;
    // Without this file or its answer there is no banner, and all else works.
    import('./read-demo.ts').then((module) => module.readDemo()).then(setDemo, () => {});
  }, []);
  return demo === null || displays.includes(pathname) ? null : <DemoBanner demo={demo} />;
}
