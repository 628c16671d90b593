import { associationSql } from './association.ts';
import { numberedEdition } from './edition-sql.ts';

/**
 * The candidates that the hall may see, for profile `p`: Active, with a number of the newest book, agreed to the
 * hall or not asked where the association says so. Paused, hidden and suspended ones are not shown.
 */
export const mayShowInHall = `
  p.status = 'Active' and not p.is_hidden and p.gender is not null and p.serial_number is not null
  and p.edition = ${numberedEdition}
  and coalesce(p.hall_consent, (select s.hall_consent_default from ${associationSql} s), false)
  and exists (select from directus_users owner where owner.id = p."user" and owner.status = 'active')`;
