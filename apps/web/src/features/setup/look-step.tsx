import { ColourCard } from '../../entities/association-design/colour-card.tsx';
import { LogoCard } from '../../entities/association-design/logo-card.tsx';
import { PreviewCard } from '../../entities/association-design/preview-card.tsx';
import { Columns } from '../../shared/ui/columns.tsx';
import { Stack } from '../../shared/ui/layout.tsx';
import { setupApi } from './setup-api.ts';
import type { StepProps } from './step-props.ts';
import { StepFrame } from './step-frame.tsx';
import { useTask } from './use-task.ts';

export function LookStep({ design, onState, onStep }: StepProps) {
  const task = useTask();

  async function save() {
    if (design.faults.brand_colour !== undefined) return false;
    return task.run(async () => {
      if (design.chosenLogo) await setupApi.saveLogo(design.chosenLogo.file);
      if (design.chosenLogo === null) await setupApi.removeLogo();
      onState(await setupApi.save({ step: 'look', brand_colour: design.colour }));
      design.chooseLogo(undefined);
    });
  }
  return (
    <StepFrame step="look" {...task} onStep={onStep} onNext={save}>
      <Columns from={1200} template="minmax(0, 1fr) minmax(300px, 380px)" gap={6}>
        <Stack gap={4} className="bounded">
          <LogoCard design={design} takesColour />
          <ColourCard design={design} />
        </Stack>
        <PreviewCard design={design} />
      </Columns>
    </StepFrame>
  );
}
