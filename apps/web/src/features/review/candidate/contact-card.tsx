import type { ReviewProfile } from '@suchi/contracts/profile';
import { compactNumber } from '@suchi/domain/basics';
import { IconMail, IconPhone } from '@tabler/icons-react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import classes from './contact-card.module.css';

interface ContactCardProps {
  profile: ReviewProfile;
}

export function ContactCard({ profile }: ContactCardProps) {
  const t = useMessages('admin');
  const numbers = listNumbers(profile);
  const { email } = profile.owner;
  return (
    <section className={classes.card} aria-label={t('review.detail.contact')}>
      <h3 className={classes.title}>{t('review.detail.contact')}</h3>
      {numbers.length === 0 ? <p className={classes.none}>{t('review.detail.noMobile')}</p> : null}
      {numbers.map((number) => (
        <a key={number} className={classes.link} href={`tel:${number}`}>
          <IconPhone size={20} aria-hidden="true" />
          <span>
            <span className="visually-hidden">{t('review.detail.call')}</span> {toRead(number)}
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
    </section>
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

/** Accounts store `91` and ten digits; addresses may hold ten digits alone. */
function toDialled(number: string): string {
  const compact = compactNumber(number);
  if (/^91\d{10}$/.test(compact)) return `+${compact}`;
  return /^\d{10}$/.test(compact) ? `+91${compact}` : compact;
}

/** Groups an Indian number as five and five digits. */
function toRead(dialled: string): string {
  return dialled.replace(/^\+91(\d{5})(\d{5})$/, '+91 $1 $2');
}
