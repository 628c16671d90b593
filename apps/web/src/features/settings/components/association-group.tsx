import type { OfficeSettings } from '@suchi/contracts/settings';
import type { ReactNode } from 'react';
import type { AssociationDesign } from '../../../entities/association-design/association-design.ts';
import { ColourCard } from '../../../entities/association-design/colour-card.tsx';
import { LanguagesCard } from '../../../entities/association-design/languages-card.tsx';
import { LogoCard } from '../../../entities/association-design/logo-card.tsx';
import { NameCard } from '../../../entities/association-design/name-card.tsx';
import { PreviewCard } from '../../../entities/association-design/preview-card.tsx';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { Columns } from '../../../shared/ui/columns.tsx';
import { Row, Stack } from '../../../shared/ui/layout.tsx';
import { ContactCard, LegalCard } from './association-links.tsx';
import classes from './settings-page.module.css';

interface AssociationGroupProps {
  design: AssociationDesign;
  settings: OfficeSettings;
  error: unknown;
  /** At the foot, where the heading has no room for them. */
  actions: ReactNode;
}

/** The names, the logo and the colour that everybody sees. */
export function AssociationGroup({ design, settings, error, actions }: AssociationGroupProps) {
  return (
    <>
      <FormAlert words={error === null ? [] : errorWords(error)} />
      <Columns from={1200} template="minmax(0, 1fr) minmax(300px, 360px)" gap={5}>
        <Stack gap={4} className="bounded">
          <NameCard design={design} />
          <LogoCard design={design} />
          <ColourCard design={design} />
          <LanguagesCard design={design} />
        </Stack>
        <Stack gap={4} className="bounded">
          <PreviewCard design={design} />
          <ContactCard settings={settings} />
          <LegalCard settings={settings} />
        </Stack>
      </Columns>
      {actions === null ? null : (
        <Row gap={3} rowGap={2} wrap justify="end" className={classes.foot}>
          {actions}
        </Row>
      )}
    </>
  );
}
