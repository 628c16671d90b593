import { useState } from 'react';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ProveYourself } from './prove-yourself.tsx';
import { RecoveryCodes } from '../../entities/second-factor/recovery-codes.tsx';
import { renewRecoveryCodes } from './second-factor-api.ts';
import { SecondFactorSetup } from './second-factor-setup.tsx';
import { Row, Stack } from '../../shared/ui/layout.tsx';
import classes from '../../entities/second-factor/second-factor.module.css';

interface SecondFactorInUseProps {
  codesLeft: number;
  onMoved: () => void;
  onRenewed: () => void;
}

/** For a person who has it: a new phone, or new recovery codes. */
export function SecondFactorInUse({ codesLeft, onMoved, onRenewed }: SecondFactorInUseProps) {
  const t = useMessages('admin');
  const [task, setTask] = useState<'none' | 'move' | 'renew'>('none');
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (task === 'move')
    return (
      <SecondFactorSetup
        isMove
        onDone={() => {
          setTask('none');
          onMoved();
        }}
      />
    );
  if (codes !== null)
    return (
      <RecoveryCodes
        codes={codes}
        onKept={() => {
          setCodes(null);
          setTask('none');
          onRenewed();
        }}
      />
    );
  if (task === 'renew')
    return (
      <ProveYourself
        title={t('secondFactor.renew.title')}
        text={t('secondFactor.renew.text')}
        submit={t('secondFactor.renew.submit')}
        needsCode
        onProven={async ({ password, code = '' }) => setCodes(await renewRecoveryCodes({ password, code }))}
      />
    );
  return (
    <Stack gap={4} className={classes.panel}>
      <p>{t('secondFactor.isSet')}</p>
      <p>{t('secondFactor.codesLeft', { count: codesLeft })}</p>
      <Row gap={3} align="stretch" wrap>
        <Button look="default" onClick={() => setTask('move')}>
          {t('secondFactor.move')}
        </Button>
        <Button look="default" onClick={() => setTask('renew')}>
          {t('secondFactor.renew.title')}
        </Button>
      </Row>
    </Stack>
  );
}
