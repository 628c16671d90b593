import type { OwnStanding } from '@suchi/contracts/accounts';
import type { SearchAccess } from '@suchi/contracts/discovery';
import { type CalendarDate, countDays, formatCalendarDate, todayInIndia } from '@suchi/domain/basics';
import { IconCircleCheck, IconEyeOff, IconPencil, IconPlayerPause } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { ContactOffice } from '../../../entities/association/contact-office.tsx';
import { approvedTitles, findPrintedNumber } from '../../../entities/own-profile/own-banners.ts';
import { paths } from '../../../shared/config/paths.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Link } from '../../../shared/router/link.tsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { LinkButton } from '../../../shared/ui/plain-button.tsx';
import { Box } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './status-strip.module.css';

/** From this many days before its end, the strip offers to renew. */
const endingSoonDays = 30;

interface StatusStripProps {
  profile: OwnStanding;
  subscription: SearchAccess['subscription'];
  /** Shows a paused profile again. */
  pause: { resume: () => void; isBusy: boolean };
}

/** For a subscriber: the profile's state and the subscription's end. It opens My Membership. */
export function StatusStrip({ profile, subscription, pause }: StatusStripProps) {
  if (profile.is_hidden_by_staff) return <HiddenStrip subscription={subscription} />;
  if (profile.is_paused) return <PausedStrip subscription={subscription} {...pause} />;
  return <ApprovedStrip profile={profile} subscription={subscription} />;
}

type Subscribed = Pick<StatusStripProps, 'subscription'>;

function HiddenStrip({ subscription }: Subscribed) {
  const t = useMessages('home');
  return (
    <Strip tone="sand" icon={<IconEyeOff size={22} />} title={t('strip.hidden')}>
      <span className={classes.above}>
        {t('strip.hiddenText')} <ContactOffice />
      </span>
      <Till subscription={subscription} />
    </Strip>
  );
}

function PausedStrip({ subscription, resume, isBusy }: Subscribed & StatusStripProps['pause']) {
  const t = useMessages('home');
  return (
    <Strip
      tone="sand"
      icon={<IconPlayerPause size={22} />}
      title={t('strip.paused')}
      action={
        <LinkButton className={classes.resume} aria-busy={isBusy || undefined} onClick={resume}>
          {t('strip.showAgain')}
        </LinkButton>
      }
    >
      <span>{t('strip.pausedText')}</span>
      <Till subscription={subscription} />
    </Strip>
  );
}

function ApprovedStrip({ profile, subscription }: Omit<StatusStripProps, 'pause'>) {
  const t = useMessages('home');
  const tMember = useMessages('member');
  const { year, place } = profile.suchi;
  const title = tMember(approvedTitles[place], { year });
  const serial = findPrintedNumber(profile);
  const number =
    serial === null
      ? t(place === 'number_follows' ? 'strip.numberFollows' : 'strip.notPrinted')
      : t('strip.number', { year, serial });
  const left = useDaysLeft(subscription.until);
  const id = useId();
  return (
    <Strip
      tone={left !== null && left <= endingSoonDays ? 'gold' : 'success'}
      isTitleShort
      titleId={`${id}-title`}
      icon={<IconCircleCheck size={22} />}
      title={title}
      action={
        <ButtonLink
          look="default"
          size="small"
          to={paths.candidateEdit}
          icon={<IconPencil size={20} aria-hidden="true" />}
        >
          {tMember('profileStatus.editProfile')}
        </ButtonLink>
      }
    >
      <span id={`${id}-number`}>{number}</span>
      <Till subscription={subscription} before={`${id}-title ${id}-number`} />
    </Strip>
  );
}

interface StripProps {
  tone: 'success' | 'gold' | 'sand';
  icon: ReactNode;
  title: string;
  /** A phone shows the facts only. */
  isTitleShort?: boolean;
  titleId?: string;
  children: ReactNode;
  action?: ReactNode;
}

function Strip({ tone, icon, title, isTitleShort = false, titleId, children, action = null }: StripProps) {
  return (
    <Box
      as="section"
      size="md"
      leading="snug"
      className={`${classes.strip} ${tone === 'sand' ? classes.sand : `tint-${tone}`}`}
      aria-label={title}
    >
      <span aria-hidden="true">{icon}</span>
      <div>
        <Text weight="bold" id={titleId} className={`${isTitleShort ? classes.wideOnly : ''}`}>
          {title}
        </Text>
        <p className={classes.facts}>{children}</p>
      </div>
      {action === null ? null : <span className={classes.above}>{action}</span>}
    </Box>
  );
}

/** The end of the subscription. The texts `before` are spoken with it, since the link is the whole strip. */
function Till({ subscription, before }: Subscribed & { before?: string }) {
  const t = useMessages('home');
  const tMember = useMessages('member');
  const { until } = subscription;
  const left = useDaysLeft(until);
  const id = useId();
  const till =
    until === null || left === null
      ? tMember('settings.membership')
      : left > endingSoonDays
        ? t('strip.searchTill', { date: formatCalendarDate(until) })
        : left === 0
          ? t('strip.endsToday')
          : t('strip.endsIn', { count: left });
  return (
    <Link
      className={classes.till}
      id={id}
      to={paths.settingsMembership}
      aria-labelledby={before && `${before} ${id}`}
    >
      {till}
    </Link>
  );
}

function useDaysLeft(until: CalendarDate | null): number | null {
  const [today] = useState(() => todayInIndia(new Date()));
  return until === null ? null : countDays(today, until);
}
