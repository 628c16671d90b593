import { useQuery } from '@tanstack/react-query';
import { editionQuery } from '../../entities/association/edition-query.ts';
import { loadMessages } from '../../shared/i18n/messages.ts';
import { lazyPart } from '../../shared/loading/lazy-part.tsx';

/** Lazy: it is shown for a week of the year. */
const ThanksCard = lazyPart(async () => {
  const [module] = await Promise.all([
    import('../../features/melawa-choices/components/thanks-card.tsx'),
    loadMessages(['melawaChoices']),
  ]);
  return module.ThanksCard;
});

/** In the week after the melawa. */
export function MelawaThanks({ className = '' }: { className?: string | undefined }) {
  const { data: edition } = useQuery(editionQuery);
  if (edition?.event !== 'thanks') return null;
  return (
    <div className={className}>
      <ThanksCard />
    </div>
  );
}
