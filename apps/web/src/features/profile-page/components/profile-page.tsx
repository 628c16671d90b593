import type { OpenedProfile } from '@suchi/contracts/discovery';
import type { ComponentProps, ReactNode } from 'react';
import { closedFor } from '../../../entities/picture/closed-for.ts';
import { type FactTab, FactTabs } from '../../../entities/profile-sheet/fact-tabs.tsx';
import { FreshnessBadge } from '../../../entities/profile-card/freshness-badge.tsx';
import { ProfileHead } from '../../../entities/profile-sheet/profile-head.tsx';
import { ProfileVideo } from '../../../entities/profile-sheet/profile-video.tsx';
import { loadMessages, useMessages } from '../../../shared/i18n/messages.ts';
import { namesOf } from '../../../shared/i18n/names-of.ts';
import { lazyPart } from '../../../shared/loading/lazy-part.tsx';
import { PageHeading } from '../../../shared/ui/page-heading.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { AfterYes } from './after-yes.tsx';
import { ContactCard } from './contact-card.tsx';
import { Gallery } from './gallery.tsx';
import { OwnNotes } from './own-notes.tsx';
import { ProfileActions } from './profile-actions.tsx';
import classes from './profile-page.module.css';
import { ReportProfile } from './report-profile.tsx';

/** Lazy: it is below the first screen. */
const HowYouFit = lazyPart(async () => {
  const [module] = await Promise.all([import('./how-you-fit.tsx'), loadMessages(['fit'])]);
  return module.HowYouFit;
});

/** Lazy: most readers are neither the owner nor staff. */
const ReaderNotice = lazyPart(() => import('./reader-notice.tsx').then((module) => module.ReaderNotice));

interface ProfilePageProps {
  profile: OpenedProfile;
  userId: string;
  tab: FactTab;
  onTab: (tab: FactTab) => void;
  onBlocked: (blockId: number | null) => void;
  /** How the horoscopes match, for members. */
  horoscope: ReactNode;
  interestSheet: ComponentProps<typeof ProfileActions>['interestSheet'];
}

/** Another member's profile: photos, main facts, contact, and everything else in tabs. */
export function ProfilePage(props: ProfilePageProps) {
  const { profile, userId, tab, onTab, onBlocked, horoscope, interestSheet } = props;
  const t = useMessages('people');
  const tProfile = useMessages('profile');
  const { card, sheet, notes, as } = profile;
  const { name: shown, calledBy } = namesOf(card);
  const name = shown || tProfile('view.nameless');
  const pictures = [...(card.photo ? [card.photo] : []), ...sheet.photos];
  const serial = card.is_printed ? card.serial_number : null;
  return (
    <article className={classes.page} aria-label={name}>
      <div className={classes.pictures}>
        <Gallery pictures={pictures} name={name} gender={card.gender} closedFor={closedFor(card, calledBy)} />
      </div>
      <div className={classes.words}>
        <ProfileHead
          sheet={sheet}
          heading={<PageHeading title={name} />}
          suchiLabel={serial === null ? t('notPrinted') : tProfile('view.suchiNumber', { serial })}
          badge={<FreshnessBadge freshness={card.freshness} />}
        />
        {as === 'subscriber' ? (
          <ProfileActions {...{ card, name, userId, onBlocked, interestSheet }} />
        ) : (
          <ReaderNotice as={as} profileId={card.id} fallback={<Skeleton height={140} />} />
        )}
        <AfterYes card={card} name={calledBy} />
        {card.is_number_closed === true ? null : (
          <ContactCard card={card} name={calledBy} isOther={as === 'subscriber'} />
        )}
        {as === 'subscriber' ? (
          <HowYouFit profileId={card.id} name={calledBy} fallback={<Skeleton height={96} />} />
        ) : null}
        {as === 'subscriber' ? horoscope : null}
        {sheet.main_video ? <ProfileVideo video={sheet.main_video} name={name} /> : null}
        <h2 className="visually-hidden">{tProfile('view.tabs.label')}</h2>
        <FactTabs sheet={sheet} initial={tab} onSelect={onTab} />
        <OwnNotes profileId={card.id} name={name} notes={notes} />
        {as === 'subscriber' ? (
          <ReportProfile profileId={card.id} name={name} userId={userId} onBlocked={onBlocked} />
        ) : null}
      </div>
    </article>
  );
}
