import { useMessages } from '../../shared/i18n/messages.ts';
import { Button } from '../../shared/ui/button.tsx';
import { CopyButton } from '../../shared/ui/copy-button.tsx';
import { Row, Stack } from '../../shared/ui/layout.tsx';
import { Text } from '../../shared/ui/text.tsx';
import classes from './second-factor.module.css';

interface RecoveryCodesProps {
  codes: readonly string[];
  onKept: () => void;
}

/** Shown once. Each code opens the account once, without the phone. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const t = useMessages('admin');
  return (
    <Stack gap={4} className={classes.panel}>
      <h2>{t('secondFactor.codes.title')}</h2>
      <p>{t('secondFactor.codes.text')}</p>
      <ul className={classes.codes}>
        {codes.map((code) => (
          <Text as="li" key={code} size="lg" breaks className={classes.key}>
            {code}
          </Text>
        ))}
      </ul>
      <Row gap={3} align="stretch" wrap>
        <CopyButton text={codes.join('\n')}>{t('secondFactor.codes.copy')}</CopyButton>
        <Button look="default" onClick={() => window.print()}>
          {t('secondFactor.codes.print')}
        </Button>
      </Row>
      <Button size="large" fullWidth onClick={onKept}>
        {t('secondFactor.codes.kept')}
      </Button>
    </Stack>
  );
}
