import { useMessages } from '../../shared/i18n/messages.ts';
import { Button } from '../../shared/ui/button.tsx';
import { CopyButton } from '../../shared/ui/copy-button.tsx';
import classes from './second-factor.module.css';

interface RecoveryCodesProps {
  codes: readonly string[];
  onKept: () => void;
}

/** Shown once. Each code opens the account once, without the phone. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const t = useMessages('admin');
  return (
    <div className={classes.panel}>
      <h2>{t('secondFactor.codes.title')}</h2>
      <p>{t('secondFactor.codes.text')}</p>
      <ul className={classes.codes}>
        {codes.map((code) => (
          <li key={code} className={classes.key}>
            {code}
          </li>
        ))}
      </ul>
      <div className={classes.actions}>
        <CopyButton text={codes.join('\n')}>{t('secondFactor.codes.copy')}</CopyButton>
        <Button look="default" onClick={() => window.print()}>
          {t('secondFactor.codes.print')}
        </Button>
      </div>
      <Button size="large" fullWidth onClick={onKept}>
        {t('secondFactor.codes.kept')}
      </Button>
    </div>
  );
}
