import type { SetupState } from '@suchi/contracts/setup';
import type { SetupStep } from '@suchi/domain/setup';
import type { AssociationDesign } from '../../entities/association-design/association-design.ts';

/** What every step gets. */
export interface StepProps {
  state: SetupState;
  design: AssociationDesign;
  onState: (state: SetupState) => void;
  onStep: (step: SetupStep) => void;
  onOpened: (name: string) => void;
}
