import type { CheckedCard } from '@suchi/contracts/desk-entry';
import { purposes } from '@suchi/domain/consent';
import { useState } from 'react';
import { ChoiceField } from '../../shared/forms/choice-field.tsx';
import { noticePath } from '../../shared/config/paths.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Link } from '../../shared/router/link.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Stack } from '../../shared/ui/layout.tsx';
import { PageHeading } from '../../shared/ui/page-heading.tsx';
import { Text } from '../../shared/ui/text.tsx';

export type Answers = CheckedCard['consents'];

interface ConsentStepProps {
  card: CheckedCard;
  onDone: (answers: Answers) => void;
}

/** One purpose after the other, as on the paper; the candidate may answer otherwise now. */
export function ConsentStep({ card, onDone }: ConsentStepProps) {
  const t = useMessages('claim');
  const tConsent = useMessages('consent');
  const [answers, setAnswers] = useState(card.consents);
  const [place, setPlace] = useState(0);
  const purpose = purposes[place] ?? 'search';
  const isLast = place === purposes.length - 1;
  return (
    <Stack gap={5} key={purpose}>
      <PageHeading title={tConsent(`purposes.${purpose}.name`)} />
      <Text tone="muted">{t('ofPurposes', { number: place + 1, total: purposes.length })}</Text>
      <p>{tConsent(`purposes.${purpose}.short`)}</p>
      <Text tone="soft">{t(card.consents[purpose] ? 'paperYes' : 'paperNo', { name: card.candidate })}</Text>
      <ChoiceField
        label={t('answer')}
        options={(['yes', 'no'] as const).map((value) => ({ value, label: tConsent(`ask.${value}`) }))}
        value={answers[purpose] ? 'yes' : 'no'}
        onChange={(value) => setAnswers({ ...answers, [purpose]: value === 'yes' })}
      />
      <Button size="large" fullWidth onClick={() => (isLast ? onDone(answers) : setPlace(place + 1))}>
        {t('next')}
      </Button>
      {place === 0 ? (
        <Link to={noticePath()} className="touch">
          {tConsent('notice.read')}
        </Link>
      ) : (
        <Button look="default" fullWidth onClick={() => setPlace(place - 1)}>
          {t('back')}
        </Button>
      )}
    </Stack>
  );
}
