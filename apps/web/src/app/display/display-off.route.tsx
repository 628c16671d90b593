import { IconDeviceTv } from '@tabler/icons-react';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Logo } from '../../shared/ui/logo.tsx';
import { PageTitle } from '../../shared/ui/page-heading.tsx';
import { StatePanel } from '../../shared/ui/state-panel.tsx';
import classes from './display-off.module.css';

/** The hall screen and the print pages while they are switched off. */
export function DisplayOffRoute() {
  const t = useMessages('common');
  return (
    <main className={classes.page}>
      <PageTitle title={t('display.title')} />
      <Logo />
      <StatePanel isPage icon={<IconDeviceTv />} title={t('display.title')}>
        <p>{t('display.text')}</p>
      </StatePanel>
    </main>
  );
}
