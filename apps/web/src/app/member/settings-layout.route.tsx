import { formatCalendarDate } from '@suchi/domain/basics';
import { IconChevronLeft, IconLogout } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { ContactOffice } from '../../entities/association/contact-office.tsx';
import { displayName } from '../../entities/current-user/display-name.ts';
import { useCurrentUser } from '../../entities/current-user/use-current-user.ts';
import { ownProfileQuery } from '../../entities/own-profile/own-profile-query.ts';
import { OwnProfileStanding } from '../../entities/own-profile/own-profile-standing.tsx';
import { searchAccessQuery } from '../../entities/own-profile/search-access-query.ts';
import { Reactivation } from '../../features/own-profile/components/reactivation.tsx';
import {
  SettingsNav,
  SettingsNavButton,
  SettingsNavGroup,
} from '../../features/account/components/settings-nav.tsx';
import { session } from '../../shared/api/api.ts';
import { paths } from '../../shared/config/paths.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { useIsAt } from '../../shared/router/hooks.ts';
import { Link } from '../../shared/router/link.tsx';
import { Outlet } from '../../shared/router/router-provider.tsx';
import { PageHeading } from '../../shared/ui/page-heading.tsx';
import { useColourSchemeSwitch } from '../shell/use-colour-scheme-switch.tsx';
import { useLanguageRow } from '../shell/use-language-row.tsx';
import { Stack } from '../../shared/ui/layout.tsx';
import classes from './settings-layout.module.css';
import { useAfterReactivation } from './use-after-reactivation.ts';

/** These pages show the same text themselves. */
const saidByMarkMarried = ['married', 'create_profile'] as const;

/** On a phone `/settings` is the menu, and each page leads back to it. On a wide screen both are side by side. */
export function SettingsLayoutRoute() {
  const t = useMessages('member');
  const { roleName } = useCurrentUser();
  const isMenu = useIsAt(paths.settings);
  const isPurpose = useIsAt(paths.settingsPurpose);
  return (
    <Stack gap={5} className={`bounded ${classes.settings}`} data-shows={isMenu ? 'menu' : 'page'}>
      {isMenu ? (
        // On a wide screen the page beside the menu has the heading.
        <div className={classes.title}>
          <PageHeading title={t('settings.title')} />
        </div>
      ) : (
        <Link to={isPurpose ? paths.settingsData : paths.settings} className={`touch gap-1 ${classes.back}`}>
          <IconChevronLeft size={20} />
          {t(isPurpose ? 'settings.data' : 'settings.title')}
        </Link>
      )}
      {roleName === 'user' ? (
        <div className={classes.banner}>
          <OwnStatus />
        </div>
      ) : null}
      <Menu />
      <div className={classes.page}>
        <Outlet />
      </div>
    </Stack>
  );
}

function Menu() {
  const t = useMessages('member');
  const user = useCurrentUser();
  const isMember = user.roleName === 'user';
  const { data: access } = useQuery({ ...searchAccessQuery, enabled: isMember });
  const colourScheme = useColourSchemeSwitch();
  const language = useLanguageRow();
  const until = access?.subscription.state === 'valid' ? access.subscription.until : null;
  return (
    <SettingsNav
      role={user.roleName}
      values={{
        account: displayName(user),
        ...(until === null
          ? {}
          : { membership: t('settings.searchTill', { date: formatCalendarDate(until) }) }),
      }}
    >
      <SettingsNavGroup title={t('settings.groups.app')}>
        {language === null ? null : (
          <SettingsNavButton icon={language.icon} onClick={language.open}>
            {language.label}
          </SettingsNavButton>
        )}
        <SettingsNavButton icon={colourScheme.icon} onClick={colourScheme.toggle}>
          {colourScheme.label}
        </SettingsNavButton>
        <SettingsNavButton icon={<IconLogout size={22} />} onClick={() => void session.logout()}>
          {t('userMenu.logout')}
        </SettingsNavButton>
        {language?.dialog}
      </SettingsNavGroup>
    </SettingsNav>
  );
}

function OwnStatus() {
  const { data: profile } = useQuery(ownProfileQuery);
  const isOnMarkMarried = useIsAt(paths.settingsMarkMarried);
  return (
    <Reactivation profile={profile} onReactivated={useAfterReactivation()}>
      {(open) => (
        <OwnProfileStanding
          contact={<ContactOffice />}
          onReactivate={open}
          maxMissingShown={3}
          without={isOnMarkMarried ? saidByMarkMarried : []}
        />
      )}
    </Reactivation>
  );
}
