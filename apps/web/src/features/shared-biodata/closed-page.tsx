import { namesInTexts } from '@suchi/domain/settings';
import { IconLinkOff } from '@tabler/icons-react';
import { use } from 'react';
import { association } from '../../shared/brand/association.ts';
import { paths } from '../../shared/config/paths.ts';
import { LanguageContext, useMessages } from '../../shared/i18n/messages.ts';
import { Link } from '../../shared/router/link.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Stack } from '../../shared/ui/layout.tsx';
import { PageHeading } from '../../shared/ui/page-heading.tsx';
import { StatePanel } from '../../shared/ui/state-panel.tsx';
import { Text } from '../../shared/ui/text.tsx';
import classes from './shared-page.module.css';

/** The same for a link that ended, that was switched off, and that never was: it does not say whose it was. */
export function ClosedPage() {
  const t = useMessages('biodata');
  const names = namesInTexts(association, use(LanguageContext));
  return (
    <Stack gap={5} className={classes.closed}>
      <div className="visually-hidden">
        <PageHeading title={t('shared.closed')} />
      </div>
      <StatePanel icon={<IconLinkOff />} title={t('shared.closed')}>
        <p>{t('shared.closedText')}</p>
      </StatePanel>
      <Stack gap={2}>
        <Text tone="soft">{t('shared.yours')}</Text>
        <ButtonLink look="default" size="large" to={paths.login} fullWidth>
          {t('shared.logIn')}
        </ButtonLink>
      </Stack>
      <div>
        <Text tone="soft">{t('shared.looking')}</Text>
        <Link className="touch" to={paths.welcome}>
          {t('shared.about', { association: names.association })}
        </Link>
      </div>
    </Stack>
  );
}
