import type { CheckedCard, ClaimProof } from '@suchi/contracts/desk-entry';
import { useState } from 'react';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Stack } from '../../shared/ui/layout.tsx';
import { PageHeading } from '../../shared/ui/page-heading.tsx';
import { Text } from '../../shared/ui/text.tsx';
import { AccountStep } from './account-step.tsx';
import { CardStep } from './card-step.tsx';
import { ConsentStep, type Answers } from './consent-step.tsx';
import classes from './claim.module.css';

interface ClaimPageProps {
  onClaimed: (isVerified: boolean) => void;
}

/** The family of a card takes over its account: code and number, its own answers, then a password. */
export function ClaimPage({ onClaimed }: ClaimPageProps) {
  const t = useMessages('claim');
  const [known, setKnown] = useState<{ proof: ClaimProof; card: CheckedCard } | null>(null);
  const [answers, setAnswers] = useState<Answers | null>(null);
  return (
    <Stack gap={5} className={classes.page}>
      {known === null ? (
        <>
          <PageHeading title={t('title')} />
          <Text tone="soft">{t('lead')}</Text>
          <CardStep onRight={(proof, card) => setKnown({ proof, card })} />
        </>
      ) : answers === null ? (
        <ConsentStep card={known.card} onDone={setAnswers} />
      ) : (
        <AccountStep {...known} answers={answers} onClaimed={onClaimed} onBack={() => setAnswers(null)} />
      )}
    </Stack>
  );
}
