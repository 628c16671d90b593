import type { SetupState } from '@suchi/contracts/setup';
import { associationAtFirst, associationColumns, type AssociationRow } from '@suchi/domain/settings';
import { type SetupStep, setupSteps } from '@suchi/domain/setup';
import type { ReactNode } from 'react';
import { useAssociationDesign } from '../../entities/association-design/association-design.ts';
import { AssociationStep } from './association-step.tsx';
import { CheckStep } from './check-step.tsx';
import { LookStep } from './look-step.tsx';
import { MailStep } from './mail-step.tsx';
import { PeopleStep } from './people-step.tsx';
import classes from './setup-page.module.css';
import { SetupPanel } from './setup-panel.tsx';
import type { StepProps } from './step-props.ts';
import { useBrandOnPage } from './use-brand-on-page.ts';

interface SetupStepsProps extends Omit<StepProps, 'design'> {
  step: SetupStep;
}

const pages: Record<SetupStep, (props: StepProps) => ReactNode> = {
  association: AssociationStep,
  look: LookStep,
  people: PeopleStep,
  mail: MailStep,
  check: CheckStep,
};

/** A new installation has the names of the first association: they are not offered to another one. */
function listNamesToType({ steps, settings }: SetupState): Partial<AssociationRow> {
  if (steps.includes('association')) return {};
  const names = ['name', 'ownName', 'coverWord', 'town'] as const;
  return Object.fromEntries(
    names
      .filter((name) => settings[associationColumns[name]] === associationAtFirst[name])
      .map((name) => [associationColumns[name], null]),
  );
}

export function SetupSteps({ step, ...props }: SetupStepsProps) {
  const { state } = props;
  const design = useAssociationDesign({ row: state.settings, logo: state.logo }, listNamesToType(state));
  const isBranded = step !== 'association' || state.steps.includes('look');
  useBrandOnPage(isBranded && design ? design.colour : null);
  const Page = pages[step];
  if (design === null) return null;
  return (
    <div className={classes.page}>
      <SetupPanel step={step} done={setupSteps.filter((one) => state.steps.includes(one))} design={design} />
      <Page key={step} {...props} design={design} />
    </div>
  );
}
