import { type CheckedCard, type ClaimProof, claimProof } from '@suchi/contracts/desk-entry';
import { cardRules, readCardNumber } from '@suchi/domain/desk-entry';
import { IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import { FormAlert } from '../../shared/forms/form-alert.tsx';
import { Form } from '../../shared/forms/form.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import { useMessages } from '../../shared/i18n/messages.ts';
import { useSearchParams } from '../../shared/router/hooks.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Card, Row } from '../../shared/ui/layout.tsx';
import { LinkButton } from '../../shared/ui/plain-button.tsx';
import { Text } from '../../shared/ui/text.tsx';
import { checkCard, claimWords } from './claim-api.ts';

interface CardStepProps {
  onRight: (proof: ClaimProof, card: CheckedCard) => void;
}

/** The QR code of the card filled in its number. Nothing about the family is shown before all is right. */
export function CardStep({ onRight }: CardStepProps) {
  const t = useMessages('claim');
  const [search] = useSearchParams();
  const scanned = readCardNumber(search.get('card') ?? '');
  const [isTyped, setIsTyped] = useState(scanned === null);
  const [typed, setTyped] = useState({ card: scanned ?? '', code: '', mobile_end: '' });
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [words, setWords] = useState<readonly string[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const field = (name: keyof typeof typed) => ({
    error: errors[name],
    value: typed[name],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
  });

  async function send() {
    setWords([]);
    const parsed = claimProof.safeParse(typed);
    const issues = parsed.error?.issues ?? [];
    setErrors(Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message])));
    if (!parsed.success) return;
    setIsBusy(true);
    try {
      onRight(parsed.data, await checkCard(parsed.data));
    } catch (error) {
      setWords(claimWords(t, error));
      setIsBusy(false);
    }
  }
  return (
    <Form
      label={t('title')}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <FormAlert words={words} />
      {isTyped ? (
        <TextField {...field('card')} label={t('card')} hint={t('cardHint')} autoCapitalize="characters" />
      ) : (
        <Card padding={4}>
          <Row justify="between" gap={3}>
            <Text>{t('cardIs', { number: typed.card })}</Text>
            <LinkButton onClick={() => setIsTyped(true)}>{t('change')}</LinkButton>
          </Row>
        </Card>
      )}
      <TextField
        {...field('code')}
        label={t('code')}
        hint={t('codeHint')}
        look="code"
        inputMode="numeric"
        maxLength={cardRules.digits + 2}
      />
      <TextField
        {...field('mobile_end')}
        label={t('mobileEnd')}
        look="code"
        inputMode="numeric"
        maxLength={cardRules.lastDigits}
      />
      <Row gap={3} align="start">
        <IconLock size={22} aria-hidden="true" />
        <Text tone="soft">{t('then')}</Text>
      </Row>
      <Button type="submit" size="large" fullWidth isBusy={isBusy}>
        {t('next')}
      </Button>
    </Form>
  );
}
