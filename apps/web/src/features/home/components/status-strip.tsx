import type { OwnStanding } from '@suchi/contracts/accounts';
import type { SearchStanding } from '@suchi/contracts/discovery';
import { type CalendarDate, countDays, formatCalendarDate, todayInIndia } from '@suchi/domain/basics';
import { IconChevronRight, IconCircleCheck, IconPencil, IconPlayerPause } from '@tabler/icons-react';
import { useState } from 'react';
import { paths } from '../../../shared/config/paths.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Link } from '../../../shared/router/link.tsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import classes from './status-strip.module.css';

/** From this many days before its end, the strip offers to renew. */
const endingSoonDays = 30;

interface StatusStripProps {
  profile: OwnStanding;
  subscription: SearchStanding['subscription'];
  /** Shows a paused profile again. */
  pause: { resume: () => void; isBusy: boolean };
}

/** For a subscriber: the profile's state and the subscription's end in one line. It opens My Membership. */
export function StatusStrip({ profile, subscription, pause }: StatusStripProps) {
  return profile.is_paused ? (
    <PausedStrip {...pause} isByStaff={profile.is_hidden_by_staff} />
  ) : (
    <ApprovedStrip profile={profile} subscription={subscription} />
  );
}

function PausedStrip({ resume, isBusy, isByStaff }: StatusStripProps['pause'] & { isByStaff: boolean }) {
  const t = useMessages('home');
  const words = t(isByStaff ? 'strip.hidden' : 'strip.paused');
  return (
    <section className={`${classes.strip} ${classes.sand}`} aria-label={words}>
      <IconPlayerPause size={22} aria-hidden="true" />
      <p className={classes.facts}>{words}</p>
      {isByStaff ? null : (
        <button type="button" className={classes.resume} aria-busy={isBusy || undefined} onClick={resume}>
          {t('strip.showAgain')}
        </button>
      )}
    </section>
  );
}

function ApprovedStrip({ profile, subscription }: Omit<StatusStripProps, 'pause'>) {
  const t = useMessages('home');
  const tMember = useMessages('member');
  const isEnding = useIsEnding(subscription.until);
  const till = subscription.until && formatCalendarDate(subscription.until);
  const title = tMember('profileStatus.active.title');
  const renew = isEnding ? ` · ${t('strip.renew')}` : '';
  // The name that is spoken contains what is shown.
  const shown = (till ? t('strip.searchTillDate', { date: till }) : tMember('settings.membership')) + renew;
  return (
    <section className={`${classes.strip} ${isEnding ? classes.gold : ''}`} aria-label={title}>
      <IconCircleCheck size={22} aria-hidden="true" />
      <div>
        <p className={classes.title}>{title}</p>
        <p className={classes.facts}>
          <SuchiNumber serial={profile.serial_number} />
          <Link
            className={classes.till}
            to={paths.settingsMembership}
            aria-label={t('strip.label', {
              serial:
                profile.serial_number === null
                  ? `${t('strip.notPrinted')}.`
                  : t('strip.suchiNumber', { serial: profile.serial_number }),
              till: `${shown}.`,
            })}
          >
            {till ? (
              <>
                {t('strip.searchTill')} <strong>{till}</strong>
              </>
            ) : (
              tMember('settings.membership')
            )}
            {renew}
          </Link>
        </p>
      </div>
      <IconChevronRight className={classes.chevron} size={20} aria-hidden="true" />
      <span className={classes.edit}>
        <ButtonLink
          look="default"
          size="small"
          to={paths.candidateEdit}
          icon={<IconPencil size={20} aria-hidden="true" />}
        >
          {tMember('profileStatus.editProfile')}
        </ButtonLink>
      </span>
    </section>
  );
}

function SuchiNumber({ serial }: { serial: number | null }) {
  const t = useMessages('home');
  if (serial === null) return <span>{t('strip.notPrinted')}</span>;
  return (
    <span>
      {t('strip.shortNumber')} <strong>{serial}</strong>
    </span>
  );
}

function useIsEnding(until: CalendarDate | null): boolean {
  const [today] = useState(() => todayInIndia(new Date()));
  return until !== null && countDays(today, until) <= endingSoonDays;
}
