import { useState } from 'react';
import { readRegisterDraft, saveRegisterDraft } from '../../features/sign-in/model/register-draft.ts';
import { TextArticle } from '../../features/public-pages/components/text-article.tsx';
import { textValues, usePublicFacts } from '../../features/public-pages/model/use-public-facts.ts';
import { paths } from '../../shared/config/paths.ts';
import { CheckboxField } from '../../shared/forms/checkbox-field.tsx';
import { requireMessages, useMessages } from '../../shared/i18n/messages.ts';
import { useNavigate } from '../../shared/router/hooks.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/layout.tsx';
import classes from './terms.module.css';

export function TermsRoute() {
  const t = useMessages('terms');
  const { sections } = requireMessages('terms');
  const names = textValues(usePublicFacts().data);
  return (
    <TextArticle
      title={t('title')}
      sections={sections}
      values={names}
      lead={
        <>
          <p className={classes.effective}>{t('effective')}</p>
          <p>{t('intro', names)}</p>
        </>
      }
    >
      <Agreement />
    </TextArticle>
  );
}

function Agreement() {
  const t = useMessages('terms');
  const navigate = useNavigate();
  const [isAgreed, setIsAgreed] = useState(() => readRegisterDraft().hasAccepted);
  return (
    <Card padding={5} className={classes.agreement}>
      <CheckboxField label={t('agree')} isChecked={isAgreed} onChange={setIsAgreed} />
      <Button
        size="large"
        disabled={!isAgreed}
        onClick={() => {
          saveRegisterDraft({ hasAccepted: true });
          void navigate(paths.register);
        }}
      >
        {t('accept')}
      </Button>
    </Card>
  );
}
