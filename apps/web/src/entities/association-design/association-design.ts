import {
  type Association,
  associationColumns,
  type AssociationFault,
  type AssociationRow,
  findAssociationFaults,
  isColour,
  parseAssociation,
} from '@suchi/domain/settings';
import { useState } from 'react';
import type { ChosenLogo } from './choose-logo.ts';

/** What the server has. */
export interface SavedDesign {
  row: AssociationRow;
  /** The address of its logo; null: that of the release. */
  logo: string | null;
}

export type DesignFault = AssociationFault | 'notAColour';
export type DesignFaults = Partial<Record<keyof AssociationRow, DesignFault>>;

/** What people see of the association, while it is typed and not saved yet. */
export interface AssociationDesign {
  row: AssociationRow;
  /** The last colour that is one, because half of one can be typed. */
  colour: string;
  logo: string | null;
  /** Undefined: as it is; null: it will be removed. */
  chosenLogo: ChosenLogo | null | undefined;
  faults: DesignFaults;
  /** Only what differs from what the server has. */
  changed: Partial<AssociationRow>;
  changeCount: number;
  change: (values: Partial<AssociationRow>) => void;
  chooseLogo: (logo: ChosenLogo | null | undefined) => void;
  discard: () => void;
}

/** By the rules of the server, which checks them again. */
function findFaults(row: AssociationRow, colour: string): DesignFaults {
  const found = findAssociationFaults({ ...parseAssociation(row), colour });
  const faults: DesignFaults = Object.fromEntries(
    Object.entries(found).map(([field, fault]) => [associationColumns[field as keyof Association], fault]),
  );
  return isColour(row.brand_colour) ? faults : { ...faults, brand_colour: 'notAColour' };
}

/** Null until it is known what the server has. */
export function useAssociationDesign(
  saved: SavedDesign | undefined,
  typedAtFirst: Partial<AssociationRow> = {},
): AssociationDesign | null {
  const [typed, setTyped] = useState(typedAtFirst);
  const [chosenLogo, chooseLogo] = useState<ChosenLogo | null | undefined>();
  const [lastColour, setLastColour] = useState<string | null>(null);
  if (saved === undefined) return null;
  const row = { ...saved.row, ...typed };
  const colour = isColour(row.brand_colour) ? row.brand_colour : (lastColour ?? saved.row.brand_colour);
  const changed = Object.fromEntries(
    Object.entries(typed).filter(([name, value]) => value !== saved.row[name as keyof AssociationRow]),
  ) as Partial<AssociationRow>;
  const isLogoChanged = chosenLogo !== undefined && !(chosenLogo === null && saved.logo === null);
  return {
    row,
    colour,
    logo: chosenLogo === undefined ? saved.logo : (chosenLogo?.address ?? null),
    chosenLogo: isLogoChanged ? chosenLogo : undefined,
    faults: findFaults(row, colour),
    changed,
    changeCount: Object.keys(changed).length + (isLogoChanged ? 1 : 0),
    change: (values) => {
      if (values.brand_colour !== undefined && isColour(values.brand_colour))
        setLastColour(values.brand_colour);
      setTyped((before) => ({ ...before, ...values }));
    },
    chooseLogo,
    discard: () => {
      setTyped({});
      setLastColour(null);
      chooseLogo(undefined);
    },
  };
}
