// For other contexts.

export { printedProfileColumns } from '../repository/printed-profiles.ts';
