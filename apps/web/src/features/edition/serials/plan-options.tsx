import type { EditionBook } from '@suchi/contracts/print';
import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { ChoiceField } from '../../../shared/forms/choice-field.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Switch } from '../../../shared/ui/switch.tsx';
import { findPlanFacts } from '../model/plan-facts.ts';
import type { Plan } from '../model/use-plan.ts';
import classes from './serials-page.module.css';

export function PlanOptions({ book, plan }: { book: EditionBook; plan: Plan }) {
  const t = useMessages('edition');
  const name = useId();
  const facts = plan.source.data && findPlanFacts(plan.source.data);
  return (
    <div className={classes.options}>
      <fieldset className={classes.card}>
        <legend className={classes.legend}>{t('serials.section')}</legend>
        {book.sections.map(({ kind, title, candidates, given }) => (
          <label key={kind} className={classes.section}>
            <input
              type="radio"
              name={name}
              checked={kind === plan.section.kind}
              onChange={() => plan.setKind(kind)}
            />
            <span className={classes.sectionName}>{title}</span>
            {given >= candidates && candidates > 0 ? (
              <>
                <IconCheck size={18} className={classes.given} aria-hidden="true" />
                <span className="visually-hidden">{t('serials.sectionDone')}</span>
              </>
            ) : null}
            <span className={classes.count}>{candidates}</span>
          </label>
        ))}
        <p className={classes.hint}>{t('serials.order', { order: t(`orders.${plan.section.order}`) })}</p>
      </fieldset>
      <div className={classes.card}>
        <ChoiceField
          label={t('serials.scope')}
          hint={t(plan.scope === 'all' ? 'serials.scopeAll' : 'serials.scopeMissing')}
          options={[
            { value: 'missing', label: t('serials.scopes.missing') },
            { value: 'all', label: t('serials.scopes.all') },
          ]}
          value={plan.scope}
          onChange={plan.setScope}
        />
      </div>
      <div className={classes.card}>
        <div className={classes.wish}>
          <p>{t('serials.keeps')}</p>
          <Switch
            label={t('serials.keeps')}
            isOn={plan.keepsWishes}
            onChange={plan.setKeepsWishes}
            words={{ on: t('serials.on'), off: t('serials.off') }}
          />
        </div>
        {facts && facts.asked > 0 ? (
          <p className={classes.hint}>{t('serials.keepsCount', { count: facts.asked, kept: facts.kept })}</p>
        ) : null}
      </div>
    </div>
  );
}
