import { todayInIndia } from '@suchi/domain/basics';
import { findFinancialYear } from '@suchi/domain/money';
import { type Association, parseAssociation } from '@suchi/domain/settings';
import { type ReactNode, useState } from 'react';
import { Mark } from '../../shared/brand/mark.tsx';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Narali } from '../../shared/ui/narali.tsx';
import { Text } from '../../shared/ui/text.tsx';
import type { AssociationDesign } from './association-design.ts';
import { BrandScope } from './brand-scope.tsx';
import { DesignCard } from './design-card.tsx';
import classes from './preview-card.module.css';

interface SeenProps {
  seen: Association;
  logo: string | null;
  season: string;
}

/** Small drawings from what is typed, before it is saved. */
export function PreviewCard({ design: { row, colour, logo } }: { design: AssociationDesign }) {
  const t = useMessages('associationDesign');
  const [season] = useState(() => findFinancialYear(todayInIndia(new Date())));
  const props = { seen: parseAssociation(row), logo, season };
  const scene = (name: 'login' | 'book' | 'receipt' | 'mail', drawing: ReactNode) => (
    <figure>
      <div className={`${classes.scene} ${classes[name]}`} aria-hidden="true">
        {drawing}
      </div>
      <Text as="figcaption" tone="soft" size="sm" above={1}>
        {t(`preview.${name}`)}
      </Text>
    </figure>
  );
  return (
    <DesignCard title={t('preview.title')}>
      <BrandScope colour={colour} className={classes.scenes}>
        {scene('login', <LoginScene {...props} />)}
        {scene('book', <BookScene {...props} />)}
        {scene('receipt', <ReceiptScene {...props} />)}
        {scene('mail', <MailScene {...props} />)}
      </BrandScope>
    </DesignCard>
  );
}

function LoginScene({ seen, logo }: SeenProps) {
  const t = useMessages('associationDesign');
  return (
    <>
      <div className={classes.panel}>
        <Mark onPanel size={24} logo={logo} />
        <span className={classes.names}>
          <span className={classes.short}>{seen.shortName}</span>
          <span lang={seen.ownName === null ? undefined : seen.ownLanguage}>{seen.ownName ?? seen.name}</span>
        </span>
      </div>
      <div className={classes.edge}>
        <Narali colour="var(--marigold)" />
      </div>
      <div className={classes.form}>
        <i className={classes.label} />
        <i className={classes.input} />
        <b className={classes.fill}>{t('preview.logIn')}</b>
      </div>
    </>
  );
}

function BookScene({ seen, logo, season }: SeenProps) {
  return (
    <>
      <Mark onPanel size={26} logo={logo} />
      <span className={classes.cover} lang={seen.ownLanguage}>
        {seen.coverWord ?? seen.shortName}
      </span>
      <span>{seen.name}</span>
      <b>{season}</b>
    </>
  );
}

function ReceiptScene({ seen, logo, season }: SeenProps) {
  const t = useMessages('associationDesign');
  return (
    <>
      <div className={classes.head}>
        <Mark size={22} logo={logo} />
        <b>{seen.name}</b>
      </div>
      <span>{t('preview.receiptNumber', { season })}</span>
      <i className={classes.line} />
      <i className={classes.line} />
      <div className={classes.total}>
        <b>{t('preview.total')}</b>
        <b>{t('preview.sum')}</b>
      </div>
    </>
  );
}

function MailScene({ seen, logo }: SeenProps) {
  const t = useMessages('associationDesign');
  return (
    <div className={classes.letter}>
      <div className={classes.sender}>
        <Mark size={18} logo={logo} />
        <span className={classes.short}>{seen.shortName}</span>
      </div>
      <i className={classes.line} />
      <i className={classes.line} />
      <b className={classes.fill}>{t('preview.openProfile')}</b>
    </div>
  );
}
