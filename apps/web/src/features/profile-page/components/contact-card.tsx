import type { ProfileCard } from '@suchi/contracts/discovery';
import { IconPhone } from '@tabler/icons-react';
import { useMemo } from 'react';
import { ContactMark } from '../../../entities/profile-card/contact-mark.tsx';
import { numbersOf } from '../../../entities/profile-card/family-numbers.ts';
import { LazyNumbers } from '../../../entities/profile-card/lazy-numbers.tsx';
import { useRevealContact } from '../../../entities/profile-card/use-reveal-contact.ts';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Box, Row, Stack } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './contact-card.module.css';

interface ContactCardProps {
  card: ProfileCard;
  /** The candidate's first name. */
  name: string;
  /** A member looks at another's profile. */
  isOther: boolean;
}

/** The mobile numbers, shown after a tap. Their owner can see who opened them. */
export function ContactCard({ card, name, isOther }: ContactCardProps) {
  const t = useMessages('people');
  const { numbers, reveal } = useRevealContact({ profileId: card.id, given: numbersOf(card) });
  const { mutate, isPending, error, data: opened } = reveal;
  // Memoised: the alert takes focus whenever its messages change.
  const refusal = useMemo(() => (error ? errorWords(error) : []), [error]);
  const count = card.mobile_count;
  const words = {
    opened: (date: string) => t('contact.openedOn', { date }),
    wrote: (date: string) => t('contact.wroteOn', { date }),
  };
  return (
    <Stack gap={3}>
      <Row gap={4} className={`card ${classes.card}`}>
        <IconPhone size={24} className="muted" aria-hidden="true" />
        <Box grow>
          <Text size="lg" weight="bold">
            {count === 0 ? t('contact.none') : t('contact.numbers', { count })}
          </Text>
          {numbers && count > 0 ? <LazyNumbers numbers={numbers} takesFocus={reveal.isSuccess} /> : null}
          {isOther ? <ContactMark card={card} words={words} /> : null}
          <Text tone="muted" size="md">
            {count === 0
              ? t('contact.noneText')
              : opened
                ? t('contact.left', { count: opened.left_today })
                : t('contact.isSeen', { name })}
          </Text>
        </Box>
        {count > 0 && numbers === null ? (
          <Button
            look="light"
            size="small"
            isBusy={isPending}
            aria-label={t('contact.showWhose', { name })}
            onClick={() => mutate()}
          >
            {t('contact.show')}
          </Button>
        ) : null}
      </Row>
      <FormAlert words={refusal} />
    </Stack>
  );
}
