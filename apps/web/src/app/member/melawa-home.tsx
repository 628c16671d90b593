import { lazyPart } from '../../shared/loading/lazy-part.tsx';
import { loadMessages } from '../../shared/i18n/messages.ts';

const load = async () => {
  const [module] = await Promise.all([import('./melawa-parts.tsx'), loadMessages(['melawa'])]);
  return module;
};

// Lazy: a family is invited once a year.

/** The strip of the melawa, while its card is not shown. */
export const MelawaStrip = lazyPart(() => load().then((module) => module.MelawaStrip));

/** The invitation, until it is answered. */
export const MelawaCard = lazyPart(() => load().then((module) => module.MelawaCard));
