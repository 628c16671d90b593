import { IconCloudOff, IconRefresh } from '@tabler/icons-react';
import { env } from '../../shared/config/env.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Button } from '../../shared/ui/button.tsx';
import { PageTitle } from '../../shared/ui/page-heading.tsx';
import { StatePanel } from '../../shared/ui/state-panel.tsx';
import classes from './failures.module.css';

/** A page that threw, or a chunk that a new release replaced. */
export function RouterFailure() {
  const t = useMessages('common');
  return (
    <main className={classes.page}>
      <PageTitle title={t('routerFailure.title')} />
      <StatePanel
        isPage
        tone="error"
        icon={<IconCloudOff />}
        title={t('routerFailure.title')}
        action={
          <Button icon={<IconRefresh size={20} />} onClick={() => window.location.reload()}>
            {t('routerFailure.reload')}
          </Button>
        }
      >
        <p>{t('routerFailure.text', { email: env.supportEmail })}</p>
      </StatePanel>
    </main>
  );
}
