import { useQuery } from '@tanstack/react-query';
import { Outlet, useMatch, useNavigate } from 'react-router';
import { useCurrentUser } from '../../entities/current-user/use-current-user.ts';
import { ownProfileQuery } from '../../entities/own-profile/own-profile-query.ts';
import { OwnProfileStanding } from '../../entities/own-profile/own-profile-standing.tsx';
import { Reactivation } from '../../features/own-profile/components/reactivation.tsx';
import { SettingsNav } from '../../features/settings/components/settings-nav.tsx';
import { paths } from '../../shared/config/paths.ts';
import classes from './settings-layout.module.css';

/** These pages show the same text themselves. */
const saidByMarkMarried = ['married', 'create_profile'] as const;

export function SettingsLayoutRoute() {
  const { roleName } = useCurrentUser();
  return (
    <div className={classes.settings}>
      {roleName === 'user' ? (
        <div className={classes.banner}>
          <Standing />
        </div>
      ) : null}
      <SettingsNav role={roleName} />
      <div className={classes.page}>
        <Outlet />
      </div>
    </div>
  );
}

function Standing() {
  const { data: profile } = useQuery(ownProfileQuery);
  const navigate = useNavigate();
  const isOnMarkMarried = useMatch(paths.settingsMarkMarried) !== null;
  return (
    <Reactivation profile={profile} onReactivated={() => void navigate(paths.candidateEdit)}>
      {(open) => (
        <OwnProfileStanding
          onReactivate={open}
          maxMissingShown={3}
          without={isOnMarkMarried ? saidByMarkMarried : []}
        />
      )}
    </Reactivation>
  );
}
