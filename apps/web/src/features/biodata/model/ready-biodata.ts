import type { OwnBiodata } from '@suchi/contracts/biodata';

/** Of an approved profile. */
export type ReadyBiodata = OwnBiodata & { sheet: NonNullable<OwnBiodata['sheet']> };

export const isReady = (own: OwnBiodata): own is ReadyBiodata => own.sheet !== null;
