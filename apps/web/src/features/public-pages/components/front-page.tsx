import type { FrontPage as FrontPageFacts } from '@suchi/contracts/settings';
import { IconBook2, IconDeviceTv, IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { paths } from '../../../shared/config/paths.ts';
import { type Translate, useMessages } from '../../../shared/i18n/messages.ts';
import { Link } from '../../../shared/router/link.tsx';
import {
  describeDeletion,
  describeReview,
  describeVisibility,
  listCosts,
  listDates,
  listJoinRules,
} from '../model/front-page-words.ts';
import { listReachFacts } from '../model/list-facts.ts';
import { DateCards } from './date-cards.tsx';
import { FactCard } from './fact-card.tsx';
import { Card, List } from '../../../shared/ui/layout.tsx';
import classes from './front-page.module.css';

interface PartProps {
  page: FrontPageFacts;
}

/** What the association offers, by its settings and its edition. */
export function FrontPage({ page }: PartProps) {
  return (
    <>
      <Dates page={page} />
      <Steps page={page} />
      <div className={classes.pair}>
        <Join page={page} />
        <Costs page={page} />
      </div>
      <Sees page={page} />
      <Questions page={page} />
      <Contact page={page} />
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.part}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Dates({ page }: PartProps) {
  const t = useMessages('frontPage');
  const days = listDates(page.edition, t, useMessages('season'));
  if (days.length === 0) return null;
  return (
    <Part title={t('dates.title')}>
      <div className={classes.dates}>
        <DateCards days={days} />
      </div>
    </Part>
  );
}

const steps = ['register', 'write', 'review', 'find', 'meet'] as const;

function Steps({ page }: PartProps) {
  const t = useMessages('frontPage');
  return (
    <Part title={t('steps.title')}>
      <List as="ol" gap={4} className={classes.steps}>
        {steps.map((step) => (
          <li key={step}>
            <h3>{t(`steps.${step}.title`)}</h3>
            <p>{step === 'review' ? describeReview(page, t) : t(`steps.${step}.text`)}</p>
          </li>
        ))}
      </List>
    </Part>
  );
}

function Join({ page }: PartProps) {
  const t = useMessages('frontPage');
  return (
    <Part title={t('join.title')}>
      <List gap={2} className={classes.rules}>
        {listJoinRules(page, t).map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </List>
    </Part>
  );
}

function Costs({ page }: PartProps) {
  const t = useMessages('frontPage');
  return (
    <Part title={t('costs.title')}>
      <dl className={classes.costs}>
        {listCosts(page, t).map(({ name, price, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            {price === null ? null : <dd className={classes.price}>{price}</dd>}
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.more}>
        <Link className="touch" to={paths.refunds}>
          {t('costs.refunds')}
        </Link>
      </p>
    </Part>
  );
}

function Sees({ page }: PartProps) {
  const t = useMessages('frontPage');
  const { search, hall } = describeVisibility(page, t);
  return (
    <Part title={t('sees.title')}>
      <p className={classes.lead}>{t('sees.lead')}</p>
      <div className={classes.sees}>
        <Place icon={<IconSearch />} title={t('sees.search')} text={search} />
        <Place icon={<IconBook2 />} title={t('sees.book')} text={t('sees.bookText')} />
        <Place icon={<IconDeviceTv />} title={t('sees.hall')} text={hall} />
      </div>
      <p className={classes.more}>
        {t('sees.nothingSold')}{' '}
        <Link className="touch" to={paths.privacy}>
          {t('sees.privacy')}
        </Link>
      </p>
    </Part>
  );
}

function Place({ icon, title, text }: { icon: ReactNode; title: string; text: string }) {
  return (
    <Card as="article" className={classes.place}>
      <span className={classes.icon} aria-hidden="true">
        {icon}
      </span>
      <h3>{title}</h3>
      <p>{text}</p>
    </Card>
  );
}

const questions = ['number', 'pause', 'paid', 'delete'] as const;

function Questions({ page }: PartProps) {
  const t = useMessages('frontPage');
  return (
    <Part title={t('questions.title')}>
      <dl className={classes.questions}>
        {questions.map((question) => (
          <div key={question}>
            <dt>{t(`questions.${question}.question`)}</dt>
            <dd>{answerTo(question, page, t)}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}

function answerTo(
  question: (typeof questions)[number],
  page: FrontPageFacts,
  t: Translate<'frontPage'>,
): string {
  return question === 'delete' ? describeDeletion(page, t) : t(`questions.${question}.answer`);
}

function Contact({ page }: PartProps) {
  const t = useMessages('frontPage');
  const facts = listReachFacts(page.association, t);
  if (facts.every(({ value }) => value === null)) return null;
  return (
    <Part title={t('contact.title')}>
      <div className={classes.reach}>
        <FactCard facts={facts} />
      </div>
      <p className={classes.more}>
        <Link className="touch" to={paths.grievance}>
          {t('contact.grievance')}
        </Link>
      </p>
    </Part>
  );
}
