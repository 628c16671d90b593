/** What a candidate can choose; `married` is not among them, it is set by marking a profile married. */
export const singleStatuses = ['Unmarried', 'Divorced', 'Widow', 'Widower'] as const;
export type SingleStatus = (typeof singleStatuses)[number];

/** Every marital status a profile can hold, spelled as the data spells it. */
export const maritalStatuses = [...singleStatuses, 'married'] as const;
export type MaritalStatus = (typeof maritalStatuses)[number];
