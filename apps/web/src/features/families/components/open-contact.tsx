import type { Interest } from '@suchi/contracts/families';
import { formatPhoneInIndia, toDialled } from '@suchi/domain/text';
import { IconClock, IconPhone } from '@tabler/icons-react';
import { sayWhose } from '../../../entities/profile-card/say-whose.ts';
import { splitHours } from '../../../shared/i18n/long-date.ts';
import { type Translate, useMessages } from '../../../shared/i18n/messages.ts';
import { List, Row } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './family-card.module.css';

type Contact = NonNullable<Interest['contact']>;

/** The numbers of a family that said yes, and when a call suits them. */
export function OpenContact({ contact }: { contact: Contact }) {
  const t = useMessages('families');
  const tContact = useMessages('contact');
  return (
    <List isDivided className={classes.contact}>
      {contact.mobiles.length === 0 ? <li>{t('accepted.noNumber')}</li> : null}
      {contact.mobiles.map(({ number, ...whose }) => (
        <Row as="li" key={number} gap={3} wrap>
          <IconPhone size={22} className="success" aria-hidden="true" />
          <span className="grow">
            <strong className="figures">{formatPhoneInIndia(number)}</strong>{' '}
            <Text as="span" tone="muted">
              {sayWhose({ number, ...whose }, tContact)}
            </Text>
          </span>
          <a
            className={`touch ${classes.call}`}
            href={`tel:${toDialled(number)}`}
            aria-label={t('accepted.callNumber', { number: formatPhoneInIndia(number) })}
          >
            {t('accepted.call')}
          </a>
        </Row>
      ))}
      <Row as="li" gap={3} tone="soft">
        <IconClock size={22} className="muted" aria-hidden="true" />
        {sayBestTime(contact.best_time, t)}
      </Row>
    </List>
  );
}

export function sayBestTime(hours: Contact['best_time'], t: Translate<'families'>): string {
  return hours === null ? t('accepted.anyTime') : t('accepted.best', splitHours(hours));
}
