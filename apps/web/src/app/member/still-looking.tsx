import { useQuery } from '@tanstack/react-query';
import { ownQuestionQuery } from '../../features/still-looking/own-question.ts';
import { loadMessages } from '../../shared/i18n/messages.ts';
import { lazyPart } from '../../shared/loading/lazy-part.tsx';

/** Lazy: a family is asked twice a year. */
export const QuestionCard = lazyPart(async () => {
  const [module] = await Promise.all([
    import('../../features/still-looking/question-card.tsx'),
    loadMessages(['freshness']),
  ]);
  return module.QuestionCard;
});

/** Whether the family still looks, first on home. Nothing while it is not asked. */
export function StillLooking({ className }: { className?: string | undefined }) {
  const { data: question } = useQuery(ownQuestionQuery);
  if (!question) return null;
  return (
    <div className={className}>
      <QuestionCard question={question} />
    </div>
  );
}
