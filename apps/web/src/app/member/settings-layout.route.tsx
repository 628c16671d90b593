import { Outlet } from 'react-router';
import { useCurrentUser } from '../../entities/current-user/use-current-user.ts';
import { OwnProfileStanding } from '../../entities/own-profile/own-profile-standing.tsx';
import { SettingsNav } from '../../features/settings/components/settings-nav.tsx';
import classes from './settings-layout.module.css';

/** Banner of where the member stands, sidebar, page. */
export function SettingsLayoutRoute() {
  const { roleName } = useCurrentUser();
  return (
    <div className={classes.settings}>
      {roleName === 'user' ? (
        <div className={classes.banner}>
          <OwnProfileStanding />
        </div>
      ) : null}
      <SettingsNav role={roleName} />
      <div className={classes.page}>
        <Outlet />
      </div>
    </div>
  );
}
