import { englishMailContract, type EnglishMailPart } from '@suchi/contracts/accounts';
import { usePublicRead } from '../../shared/api/use-public-read.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { useLocation } from '../../shared/router/hooks.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { FailedState } from '../../shared/ui/failed-state.tsx';
import { Stack } from '../../shared/ui/layout.tsx';
import { PageHeading } from '../../shared/ui/page-heading.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Text } from '../../shared/ui/text.tsx';
import classes from './mail-in-english-page.module.css';

/**
 * The link in the foot of a mail that is in another language leads here. The token is after the hash, which no server
 * gets to see.
 */
export function MailInEnglishPage() {
  const t = useMessages('mailInEnglish');
  const token = useLocation().hash.slice(1);
  if (token !== '') return <Mail token={token} />;
  return (
    <Stack gap={4} className={classes.mail}>
      <PageHeading title={t('invalid')} />
      <p>{t('invalidText')}</p>
    </Stack>
  );
}

function Mail({ token }: { token: string }) {
  const { data, error, refetch, isFetching } = usePublicRead(englishMailContract, { token });
  if (error !== null) return <FailedState isPage error={error} onRetry={refetch} isRetrying={isFetching} />;
  if (data === undefined) return <Skeleton height={320} />;
  return (
    <Stack as="article" gap={4} className={classes.mail} lang="en">
      <PageHeading title={data.heading} />
      {data.parts.map((part, place) => (
        // The parts never change their places.
        <Part key={place} part={part} />
      ))}
    </Stack>
  );
}

function Part({ part }: { part: EnglishMailPart }) {
  const t = useMessages('mailInEnglish');
  switch (part.kind) {
    case 'text':
      return <p className={classes.typed}>{part.text}</p>;
    case 'quotation':
      return <blockquote className={classes.quotation}>{part.text}</blockquote>;
    case 'link':
      return (
        <ButtonLink look="default" to={part.path}>
          {part.label}
        </ButtonLink>
      );
    case 'secret':
      break;
  }
  return <Text tone="muted">{t('secret')}</Text>;
}
