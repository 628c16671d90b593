import { IconCheck, IconUpload } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Mark } from '../../shared/brand/mark.tsx';
import { FieldError } from '../../shared/forms/field-error.tsx';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Card, Row } from '../../shared/ui/layout.tsx';
import { Text } from '../../shared/ui/text.tsx';
import type { AssociationDesign } from './association-design.ts';
import classes from './association-design.module.css';
import { BrandScope } from './brand-scope.tsx';
import { type ChosenLogo, readChosenLogo } from './choose-logo.ts';

type Refusal = Extract<Awaited<ReturnType<typeof readChosenLogo>>, string>;

interface LogoCardProps {
  design: AssociationDesign;
  /** A drawing then brings its colour along, as in the first-run wizard. */
  takesColour?: boolean;
}

/** A chosen file is shown at once, and sent when the design is saved. */
export function LogoCard({ design, takesColour = false }: LogoCardProps) {
  const t = useMessages('associationDesign');
  const input = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { logo, chosenLogo, chooseLogo, change, colour } = design;

  async function take(file: File | undefined) {
    if (file === undefined) return;
    const read = await readChosenLogo(file);
    if (typeof read === 'string') return setRefusal(read);
    setRefusal(null);
    chooseLogo(read);
    if (takesColour && read.colour !== null) change({ brand_colour: read.colour });
  }
  return (
    <Card
      as="section"
      className={`${classes.card} ${classes.logo}`}
      data-below={logo !== null || undefined}
      aria-label={t('logo.title')}
    >
      <BrandScope colour={colour} className={classes.drawing}>
        <Mark logo={logo} size={64} />
      </BrandScope>
      <div>
        <Text as="h2" tone="ink" size="lg" weight="bold" face="plain" breaks>
          {chosenLogo?.name ?? t('logo.title')}
        </Text>
        <div aria-live="polite">
          <ChosenWords chosen={chosenLogo} />
          {refusal === null ? null : <FieldError>{t(`logo.${refusal}`)}</FieldError>}
        </div>
      </div>
      <Row gap={2} wrap>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={t('logo.file')}
          accept=".svg,.png,image/svg+xml,image/png"
          onChange={({ target }) => {
            void take(target.files?.[0]);
            // The same file can then be chosen again.
            target.value = '';
          }}
        />
        <Button
          look="default"
          icon={<IconUpload size={20} aria-hidden="true" />}
          onClick={() => input.current?.click()}
        >
          {t(logo === null ? 'logo.choose' : 'logo.replace')}
        </Button>
        {logo === null ? null : (
          <Button
            look="default"
            onClick={() => {
              setRefusal(null);
              chooseLogo(null);
            }}
          >
            {t('logo.none')}
          </Button>
        )}
      </Row>
    </Card>
  );
}

function ChosenWords({ chosen }: { chosen: ChosenLogo | null | undefined }) {
  const t = useMessages('associationDesign');
  if (chosen === undefined || chosen === null)
    return (
      <Text tone="soft" size="sm">
        {t(chosen === null ? 'logo.removed' : 'logo.rule')}
      </Text>
    );
  return (
    <Row as="p" gap={2} tone="success">
      <IconCheck size={20} aria-hidden="true" />
      {t(chosen.isDrawing ? 'logo.sharp' : 'logo.large')}
    </Row>
  );
}
