/** Not the empty row that a closed account leaves for its receipts. */
export const isHeld = (alias = ''): string => `not (${alias}status = 'archived' and ${alias}role is null)`;
