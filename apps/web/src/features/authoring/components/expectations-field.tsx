import { countWords, partnerExpectationWords } from '@suchi/domain/text';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { useProfileValue } from '../model/use-answer.ts';
import { ProfileText } from './profile-text.tsx';
import { Wide } from './section-card.tsx';
import classes from './section-card.module.css';

export function ExpectationsField() {
  const t = useMessages('authoring');
  const { min, printed } = partnerExpectationWords;
  const words = countWords(useProfileValue('partner_expectations') ?? '');
  return (
    <Wide>
      <ProfileText path="partner_expectations" isEnglish isLong hint={t('hints.expectations', { printed })} />
      <p
        className={classes.count}
        data-state={words > printed ? 'over' : words >= min ? 'enough' : undefined}
      >
        {words > printed ? t('wordsOver', { count: words - printed, words }) : t('wordCount', { words, min })}
      </p>
    </Wide>
  );
}
