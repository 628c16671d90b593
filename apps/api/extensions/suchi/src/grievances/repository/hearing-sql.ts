import type { Hearer } from '@suchi/domain/grievances';

export interface HeardSql {
  sql: string;
  bindings: string[];
}

/** `mayHear` as a condition on a grievance `g`. */
export function heardBy({ id, isAdmin, hears, isOfficer }: Hearer): HeardSql {
  const all = isAdmin ? 'true' : hears ? 'not g.is_about_officer' : 'false';
  const hidden = isOfficer ? 'not g.is_about_officer' : 'true';
  return { sql: `(${hidden} and (${all} or g.handler = ?))`, bindings: [id] };
}

/** A member hears nothing in the office. */
export const heardByNobody: HeardSql = { sql: 'false', bindings: [] };
