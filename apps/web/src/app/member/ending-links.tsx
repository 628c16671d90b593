import { loadMessages } from '../../shared/i18n/messages.ts';
import { lazyPart } from '../../shared/loading/lazy-part.tsx';

/** Lazy: only who pauses reads it. */
export const EndingLinks = lazyPart(async () => {
  const [module] = await Promise.all([
    import('../../features/biodata/components/ending-links.tsx'),
    loadMessages(['biodata']),
  ]);
  return module.EndingLinks;
});
