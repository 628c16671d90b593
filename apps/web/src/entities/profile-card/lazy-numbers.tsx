import { loadMessages } from '../../shared/i18n/messages.ts';
import { lazyPart } from '../../shared/loading/lazy-part.tsx';

/** Opened numbers with what can be done with them, loaded with the first one. */
export const LazyNumbers = lazyPart(async () => {
  const [module] = await Promise.all([import('./opened-numbers.tsx'), loadMessages(['contact'])]);
  return module.OpenedNumbers;
});
