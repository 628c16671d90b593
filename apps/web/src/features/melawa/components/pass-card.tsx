import type { OwnPass } from '@suchi/contracts/melawa';
import { formatRupees } from '../../../entities/offer/format-rupees.ts';
import { QrCode } from '../../../entities/second-factor/qr-code.tsx';
import { Mark } from '../../../shared/brand/mark.tsx';
import { formatClock, formatWeekdayDate } from '../../../shared/i18n/long-date.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { RichMessage } from '../../../shared/i18n/rich-message.tsx';
import { Narali } from '../../../shared/ui/narali.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './pass-card.module.css';

export function PassCard({ pass }: { pass: OwnPass }) {
  const t = useMessages('melawa');
  const facts = [
    { name: 'seats', value: String(pass.seats) },
    { name: 'stage', value: t(`pass.wishes.${pass.stage_wish}`) },
    ...(pass.paid === null ? [] : [{ name: 'paid', value: formatRupees(pass.paid) } as const]),
  ] as const;
  return (
    <article className={classes.card} aria-label={t('pass.title')}>
      <header className={classes.head}>
        <Mark onPanel size={44} />
        <div>
          <p className={classes.title}>{t('pass.name')}</p>
          <p>
            {formatWeekdayDate(pass.day)}, {formatClock(pass.doors_at)}
          </p>
        </div>
      </header>
      <span className={classes.edge}>
        <Narali colour="var(--surface)" />
      </span>
      <QrCode text={pass.qr} label={t('pass.qr')} level="M" className={classes.qr} />
      {pass.number === null ? null : <p className={classes.number}>{pass.number}</p>}
      <p className={classes.name}>{pass.name}</p>
      <Text tone="muted" size="md" className={classes.code}>
        <RichMessage
          text={t('pass.code', { code: pass.code })}
          marks={{ code: (code) => <b className="nowrap">{code}</b> }}
        />
      </Text>
      <dl className={classes.facts}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{t(`pass.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
