import type { ProfileFormData } from '@suchi/contracts/profile';
import type { ReactNode } from 'react';
import { useMessages } from '../../shared/i18n/messages.ts';
import { listLeadFacts, workLine } from './lead-facts.ts';
import classes from './profile-head.module.css';

interface ProfileHeadProps {
  profile: ProfileFormData;
  /** The name, as a heading of the level the page needs. */
  heading: ReactNode;
  suchiLabel: string | null;
}

export function ProfileHead({ profile, heading, suchiLabel }: ProfileHeadProps) {
  const t = useMessages('profile');
  const work = workLine(profile);
  return (
    <header className={classes.head}>
      <p className={classes.badges}>
        {suchiLabel === null ? null : (
          <span className={`${classes.badge} ${classes.number}`}>{suchiLabel}</span>
        )}
        {profile.marital_status ? <span className={classes.badge}>{profile.marital_status}</span> : null}
      </p>
      <div className={classes.name}>{heading}</div>
      <ul className={classes.lead}>
        {listLeadFacts(profile, t).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {work ? <p className={classes.work}>{work}</p> : null}
    </header>
  );
}
