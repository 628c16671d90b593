import { parseAssociation } from '@suchi/domain/settings';
import { type SetupStep, setupSteps } from '@suchi/domain/setup';
import { IconCheck, IconDeviceFloppy } from '@tabler/icons-react';
import type { AssociationDesign } from '../../entities/association-design/association-design.ts';
import { Mark } from '../../shared/brand/mark.tsx';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Row } from '../../shared/ui/layout.tsx';
import { Narali } from '../../shared/ui/narali.tsx';
import { Text, VisuallyHidden } from '../../shared/ui/text.tsx';
import classes from './setup-panel.module.css';

interface SetupPanelProps {
  step: SetupStep;
  done: readonly SetupStep[];
  design: AssociationDesign;
}

/** The association as it will be, and how far the wizard is. */
export function SetupPanel({ step, done, design: { row, logo } }: SetupPanelProps) {
  const t = useMessages('setup');
  const { shortName, ownName, ownLanguage, name } = parseAssociation(row);
  return (
    <header className={classes.panel}>
      <Row gap={4}>
        <Mark onPanel size={52} logo={logo} />
        <span className={classes.names}>
          <Text as="span" size="3xl" face="display" leading="tight" breaks>
            {shortName}
          </Text>
          {row.association_name === null && ownName === null ? null : (
            <span lang={ownName === null ? undefined : ownLanguage}>{ownName ?? name}</span>
          )}
        </span>
      </Row>
      <ol className={classes.steps} aria-label={t('stepsLabel')}>
        {setupSteps.map((one, at) => {
          const isDone = one !== step && done.includes(one);
          return (
            <li
              key={one}
              className={classes.step}
              data-done={isDone || undefined}
              aria-current={one === step ? 'step' : undefined}
            >
              <span className={classes.circle}>
                {isDone ? <IconCheck size={20} aria-hidden="true" /> : at + 1}
              </span>
              <span className={classes.stepName}>
                {t(`steps.${one}`)}
                {isDone ? <VisuallyHidden>, {t('stepDone')}</VisuallyHidden> : null}
              </span>
            </li>
          );
        })}
      </ol>
      <Row as="p" gap={3} align="start" className={classes.kept}>
        <IconDeviceFloppy size={20} aria-hidden="true" />
        {t('kept')}
      </Row>
      <div className={classes.band}>
        <Narali colour="var(--marigold)" size="large" />
      </div>
    </header>
  );
}
