import type { EditionBook } from '@suchi/contracts/print';
import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { ChoiceField } from '../../../shared/forms/choice-field.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Switch } from '../../../shared/ui/switch.tsx';
import { findPlanFacts } from '../model/plan-facts.ts';
import type { Plan } from '../model/use-plan.ts';
import { Text } from '../../../shared/ui/text.tsx';
import { Card, Row } from '../../../shared/ui/layout.tsx';
import classes from './serials-page.module.css';

export function PlanOptions({ book, plan }: { book: EditionBook; plan: Plan }) {
  const t = useMessages('edition');
  const name = useId();
  const facts = plan.source.data && findPlanFacts(plan.source.data);
  return (
    <div className={classes.options}>
      <Card as="fieldset" padding={4} className={classes.card}>
        <legend className={classes.legend}>{t('serials.section')}</legend>
        {book.sections.map(({ kind, title, candidates, given }) => (
          <Row as="label" key={kind} gap={3} className={classes.section}>
            <input
              type="radio"
              name={name}
              checked={kind === plan.section.kind}
              onChange={() => plan.setKind(kind)}
            />
            <Text as="span" breaks grow>
              {title}
            </Text>
            {given >= candidates && candidates > 0 ? (
              <>
                <IconCheck size={18} className="success" aria-hidden="true" />
                <span className="visually-hidden">{t('serials.sectionDone')}</span>
              </>
            ) : null}
            <Text as="span" tone="muted" figures>
              {candidates}
            </Text>
          </Row>
        ))}
        <Text tone="muted" size="sm" above={2}>
          {t('serials.order', { order: t(`orders.${plan.section.order}`) })}
        </Text>
      </Card>
      <Card padding={4} className={classes.card}>
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
      </Card>
      <Card padding={4} className={classes.card}>
        <Row gap={3} justify="between">
          <p>{t('serials.keeps')}</p>
          <Switch
            label={t('serials.keeps')}
            isOn={plan.keepsWishes}
            onChange={plan.setKeepsWishes}
            words={{ on: t('serials.on'), off: t('serials.off') }}
          />
        </Row>
        {facts && facts.asked > 0 ? (
          <Text tone="muted" size="sm" above={2}>
            {t('serials.keepsCount', { count: facts.asked, kept: facts.kept })}
          </Text>
        ) : null}
      </Card>
    </div>
  );
}
