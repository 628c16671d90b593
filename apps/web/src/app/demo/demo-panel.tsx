import type { Demo } from '@suchi/contracts/settings';
import { type DemoLoginName, demoLoginNames } from '@suchi/domain/accounts';
import { useState } from 'react';
import { paths } from '../../shared/config/paths.ts';
import { errorWords } from '../../shared/i18n/error-words.ts';
import { formatMoment } from '../../shared/i18n/long-date.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { FormAlert } from '../../shared/forms/form-alert.tsx';
import { PlainButton } from '../../shared/ui/plain-button.tsx';
import { Stack } from '../../shared/ui/layout.tsx';
import classes from './demo-banner.module.css';
import { signInDemo } from './read-demo.ts';

const officeLogins: readonly DemoLoginName[] = ['reviewer', 'treasurer', 'dispatcher', 'admin'];

interface DemoPanelProps {
  demo: Demo;
  /** Loads the page anew, so that nothing of the person before is left. */
  onEntered?: (path: string) => void;
}

export function DemoPanel({ demo, onEntered = (path) => window.location.assign(path) }: DemoPanelProps) {
  const t = useMessages('demo');
  const [entering, setEntering] = useState<DemoLoginName | null>(null);
  const [alertWords, setAlertWords] = useState<readonly string[]>([]);

  async function enter(login: DemoLoginName) {
    setEntering(login);
    setAlertWords([]);
    try {
      await signInDemo(login);
      onEntered(officeLogins.includes(login) ? paths.admin : paths.home);
    } catch (error) {
      setAlertWords(errorWords(error));
      setEntering(null);
    }
  }

  return (
    <Stack gap={3} className={classes.panel}>
      <p>{t('intro')}</p>
      <FormAlert words={alertWords} />
      <ul className={classes.logins}>
        {demoLoginNames.map((login, index) => (
          <li key={login}>
            <PlainButton
              className={classes.login}
              disabled={entering !== null}
              aria-busy={entering === login}
              onClick={() => void enter(login)}
            >
              <strong>
                {index === 0 ? <span className={classes.start}>{t('startHere')}</span> : null}
                {t(`logins.${login}.name`)}
              </strong>
              <span>{t(`logins.${login}.sees`)}</span>
            </PlainButton>
          </li>
        ))}
      </ul>
      <DemoFacts demo={demo} />
    </Stack>
  );
}

function DemoFacts({ demo }: { demo: Demo }) {
  const t = useMessages('demo');
  return (
    <dl className={classes.facts}>
      <div>
        <dt>{t('mails.label')}</dt>
        <dd>
          {t(demo.sends_mails ? 'mails.sent' : 'mails.caught')}{' '}
          {demo.mail_page === null ? null : (
            <a href={demo.mail_page} target="_blank" rel="noopener noreferrer">
              {t('mails.read')}
            </a>
          )}
        </dd>
      </div>
      <div>
        <dt>{t('payments.label')}</dt>
        <dd>{t(`payments.${demo.payments}`)}</dd>
      </div>
      <div>
        <dt>{t('reset.label')}</dt>
        <dd>
          {demo.next_reset === null
            ? t('reset.unknown')
            : t('reset.next', { moment: formatMoment(demo.next_reset) })}
        </dd>
      </div>
    </dl>
  );
}
