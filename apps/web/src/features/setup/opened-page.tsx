import { IconCircleCheck } from '@tabler/icons-react';
import { paths } from '../../shared/config/paths.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { StatePanel } from '../../shared/ui/state-panel.tsx';
import classes from './setup-page.module.css';

/** The login is a new document, which has the association's name and colour. */
export function OpenedPage({ name }: { name: string }) {
  const t = useMessages('setup');
  return (
    <main id="main" tabIndex={-1} className={classes.alone}>
      <StatePanel
        isPage
        icon={<IconCircleCheck />}
        title={t('opened.title', { name })}
        action={
          <ButtonLink to={paths.login} reloadDocument>
            {t('opened.logIn')}
          </ButtonLink>
        }
      >
        <p>{t('opened.text')}</p>
      </StatePanel>
    </main>
  );
}
