import { IconUserPlus } from '@tabler/icons-react';
import { Outlet } from 'react-router';
import { useCurrentUser } from '../../entities/current-user/use-current-user.ts';
import { SettingsNav } from '../../features/settings/components/settings-nav.tsx';
import { paths } from '../../shared/config/paths.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Banner } from '../../shared/ui/banner.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import classes from './settings-layout.module.css';

/** Banner of where the member stands, sidebar, page. */
export function SettingsLayoutRoute() {
  const t = useMessages('member');
  const { roleName } = useCurrentUser();
  return (
    <div className={classes.settings}>
      {roleName === 'user' ? (
        <div className={classes.banner}>
          <Banner
            tone="info"
            icon={<IconUserPlus />}
            title={t('home.noProfileTitle')}
            action={
              <ButtonLink to={paths.candidateCreate} look="default">
                {t('home.addCandidate')}
              </ButtonLink>
            }
          >
            {t('home.noProfileText')}
          </Banner>
        </div>
      ) : null}
      <SettingsNav role={roleName} />
      <div className={classes.page}>
        <Outlet />
      </div>
    </div>
  );
}
