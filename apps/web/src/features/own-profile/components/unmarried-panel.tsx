import { useState } from 'react';
import { CheckboxField } from '../../../shared/forms/checkbox-field.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { AlertDialog } from '../../../shared/ui/alert-dialog.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './mark-married.module.css';

interface UnmarriedPanelProps {
  name: string;
  isBusy: boolean;
  onMarried: (isByPlatform: boolean) => void;
}

/** Offers to mark the profile married, with a confirmation because it then leaves search. */
export function UnmarriedPanel({ name, isBusy, onMarried }: UnmarriedPanelProps) {
  const t = useMessages('profile');
  const tCommon = useMessages('common');
  const [isByPlatform, setIsByPlatform] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Card as="section" padding={6} gap={4} className={classes.panel} aria-labelledby="mark-married">
      <h2 id="mark-married">{t('markMarried.title')}</h2>
      <Text tone="soft" className={classes.text}>
        {t('markMarried.text')}
      </Text>
      <CheckboxField
        label={t('markMarried.byPlatform')}
        isChecked={isByPlatform}
        onChange={setIsByPlatform}
      />
      <Button isBusy={isBusy} onClick={() => setIsAsking(true)}>
        {t('markMarried.action')}
      </Button>
      <AlertDialog
        isOpen={isAsking}
        title={t('markMarried.confirmTitle', { name })}
        confirmLabel={t('markMarried.action')}
        onConfirm={() => {
          setIsAsking(false);
          onMarried(isByPlatform);
        }}
        cancel={{ label: tCommon('cancel'), onCancel: () => setIsAsking(false) }}
      >
        <p>{t('markMarried.confirmText')}</p>
      </AlertDialog>
    </Card>
  );
}
