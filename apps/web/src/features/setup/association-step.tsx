import { LanguagesCard } from '../../entities/association-design/languages-card.tsx';
import { NameCard } from '../../entities/association-design/name-card.tsx';
import { EditionCard } from './edition-card.tsx';
import { setupApi } from './setup-api.ts';
import type { StepProps } from './step-props.ts';
import { StepFrame } from './step-frame.tsx';
import { useTask } from './use-task.ts';
import { useTyped } from './use-typed.ts';

/** Names, languages, and the first book. */
export function AssociationStep({ state, design, onState, onStep }: StepProps) {
  const task = useTask();
  const edition = useTyped({ ...state.edition, latest_birth_date: state.settings.latest_birth_date });

  async function save() {
    // The colour belongs to the next step.
    const { brand_colour: _fault, ...faults } = design.faults;
    const { brand_colour: _colour, ...names } = design.changed;
    if (Object.keys(faults).length > 0) return false;
    return task.run(async () =>
      onState(await setupApi.save({ step: 'association', ...names, ...edition.changed })),
    );
  }
  return (
    <StepFrame step="association" {...task} onStep={onStep} onNext={save}>
      <NameCard design={design} />
      <LanguagesCard design={design} />
      <EditionCard values={edition.values} problems={task.fields} onType={edition.type} />
    </StepFrame>
  );
}
