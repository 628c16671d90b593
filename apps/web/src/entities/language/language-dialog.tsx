import { IconX } from '@tabler/icons-react';
import { useId } from 'react';
import { translatorFor, useMessages } from '../../shared/i18n/messages.ts';
import { Row, Stack } from '../../shared/ui/layout.tsx';
import { IconButton } from '../../shared/ui/plain-button.tsx';
import { SheetDialog } from '../../shared/ui/sheet-dialog.tsx';
import { Text } from '../../shared/ui/text.tsx';
import { showToast } from '../../shared/ui/toast.ts';
import { useReturnFocus } from '../../shared/ui/use-return-focus.ts';
import { LanguageChangeState } from './language-change-state.tsx';
import changing from './language-change.module.css';
import classes from './language-dialog.module.css';
import { offeredLanguages } from './own-language.ts';
import { useLanguageChange } from './use-language-change.ts';

/** A tap changes the language at once. */
export function LanguageDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages('common');
  useReturnFocus();
  const { current, change, loading, marked, choose } = useLanguageChange(() => {
    // The screen reader says it in the new language.
    showToast({ tone: 'success', message: translatorFor('common')('language.chosen') });
    onClose();
  });
  return (
    <SheetDialog label={t('language.label')} width={420} height="auto" onClose={onClose}>
      <Row justify="between" className={classes.head}>
        <h2>{t('language.label')}</h2>
        <IconButton
          size="large"
          label={t('close')}
          onClick={onClose}
          icon={<IconX size={26} aria-hidden="true" />}
        />
      </Row>
      <Choices current={current} loading={loading} marked={marked} onChoose={choose} />
      <LanguageChangeState change={change} onTryAgain={choose} className={classes.failed} />
      <Stack gap={1} className={classes.foot}>
        <Text tone="soft">{t('language.typed')}</Text>
        <Text tone="muted">{t('language.digits')}</Text>
      </Stack>
    </SheetDialog>
  );
}

interface ChoicesProps {
  current: string;
  loading: string | null;
  marked: string;
  onChoose: (code: string) => void;
}

function Choices({ current, loading, marked, onChoose }: ChoicesProps) {
  const t = useMessages('common');
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={t('language.label')}
      aria-busy={loading !== null}
      className={changing.choices}
    >
      {offeredLanguages.map(({ code, name: own, english }) => (
        <label key={code} className={classes.choice}>
          <input
            type="radio"
            name={name}
            checked={code === marked}
            onChange={() => onChoose(code)}
            data-autofocus={code === current || undefined}
          />
          <span lang={code}>{own}</span>
          {/* For a helper who does not read the script. */}
          {own === english ? null : (
            <Text as="span" tone="muted" lang="en">
              {english}
            </Text>
          )}
        </label>
      ))}
    </div>
  );
}
