import type { ReviewProfile } from '@suchi/contracts/review';
import { formatPhone, toDialled } from '@suchi/domain/text';
import { IconMail, IconPhone, IconUser } from '@tabler/icons-react';
import { useHasAccess } from '../../../entities/current-user/use-duties.ts';
import { memberPath } from '../../../shared/config/office-paths.ts';
import { formatMoment } from '../../../shared/i18n/long-date.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Link } from '../../../shared/router/link.tsx';
import { Stack } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './contact-card.module.css';

interface ContactCardProps {
  profile: ReviewProfile;
}

export function ContactCard({ profile }: ContactCardProps) {
  const t = useMessages('admin');
  const numbers = listNumbers(profile);
  const { email } = profile.owner;
  const stoppedAt = profile.bulk_mail_stopped_at;
  return (
    <Stack as="section" gap={1} align="start" aria-label={t('review.detail.contact')}>
      <Text as="h3" size="md">
        {t('review.detail.contact')}
      </Text>
      {numbers.length === 0 ? <Text tone="muted">{t('review.detail.noMobile')}</Text> : null}
      {numbers.map((number) => (
        <a key={number} className={classes.link} href={`tel:${number}`}>
          <IconPhone size={20} aria-hidden="true" />
          <span>
            <span className="visually-hidden">{t('review.detail.call')}</span> {formatPhone(number)}
          </span>
        </a>
      ))}
      {email === null ? null : (
        <a className={classes.link} href={`mailto:${email}`}>
          <IconMail size={20} aria-hidden="true" />
          <span>
            <span className="visually-hidden">{t('review.detail.write')}</span> {email}
          </span>
        </a>
      )}
      {useHasAccess('admin') ? (
        <Link className={classes.link} to={memberPath(profile.owner.id)}>
          <IconUser size={20} aria-hidden="true" />
          {t('review.detail.account')}
        </Link>
      ) : null}
      {stoppedAt === null ? null : (
        <Text tone="muted">{t('review.detail.noBulkMail', { at: formatMoment(stoppedAt) })}</Text>
      )}
    </Stack>
  );
}

/** Numbers of the account and the addresses, each once, ready to dial. */
function listNumbers({ owner, sheet }: ReviewProfile): string[] {
  const given = [
    owner.mobile,
    ...sheet.profile.addresses.flatMap((address) => [address.mobile, address.mobile_alternative]),
  ];
  return [...new Set(given.flatMap((number) => (number ? [toDialled(number)] : [])))];
}
