export interface FieldGroup {
  user: string;
  admin: string;
  fields: string[];
}

export interface CollectionExpectation {
  /** `d` delete row A, `D` delete row B. */
  deletes: { user: string; admin: string };
  groups: FieldGroup[];
}

export const nobody = { user: '', admin: '' };
const list = (names: string) => names.trim().split(/\s+/);
export const group = (user: string, admin: string, names: string): FieldGroup => ({
  user,
  admin,
  fields: list(names),
});

/** Only our endpoints read and write these rows. */
export const hidden = (names: string): CollectionExpectation => ({
  deletes: nobody,
  groups: [group('', '', names)],
});
