import { useState } from 'react';
import { readRegisterDraft, saveRegisterDraft } from '../../features/sign-in/model/register-draft.ts';
import { textValues, usePublicFacts } from '../../features/public-pages/model/use-public-facts.ts';
import { paths } from '../../shared/config/paths.ts';
import { CheckboxField } from '../../shared/forms/checkbox-field.tsx';
import { fillIn, requireMessages, useMessages } from '../../shared/i18n/messages.ts';
import { useNavigate } from '../../shared/router/hooks.ts';
import { Button } from '../../shared/ui/button.tsx';
import { PageHeading } from '../../shared/ui/page-heading.tsx';
import { Card } from '../../shared/ui/layout.tsx';
import classes from './terms.module.css';

export function TermsRoute() {
  const t = useMessages('terms');
  const { sections } = requireMessages('terms');
  const names = textValues(usePublicFacts().data);
  return (
    <article className={classes.terms}>
      <PageHeading title={t('title')} />
      <p className={classes.effective}>{t('effective')}</p>
      <p>{fillIn(t('intro'), names)}</p>
      {sections.map((section) => (
        <section key={section.heading}>
          <h2>{section.heading}</h2>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph}>{fillIn(paragraph, names)}</p>
          ))}
          {section.points.length > 0 ? (
            <ul>
              {section.points.map((point) => (
                <li key={point}>{fillIn(point, names)}</li>
              ))}
            </ul>
          ) : null}
        </section>
      ))}
      <Agreement />
    </article>
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
