/** A person of the office, as far as grievances go. */
export interface Hearer {
  id: string;
  isAdmin: boolean;
  /** Has the duty. */
  hears: boolean;
  /** Is named as the officer in the settings, or has the duty without being an admin. */
  isOfficer: boolean;
}

export interface Heard {
  isAboutOfficer: boolean;
  /** To whose hands it was given. */
  handler: string | null;
}

/**
 * Who may see a grievance: the officer and admins, others those that were given to them. One about the officer goes to
 * the president, and the officer does not see it. The statements of the server say the same.
 */
export function mayHear({ isAboutOfficer, handler }: Heard, hearer: Hearer): boolean {
  if (isAboutOfficer && hearer.isOfficer) return false;
  if (hearer.isAdmin || handler === hearer.id) return true;
  return hearer.hears && !isAboutOfficer;
}

/** Who gives grievances to others, and records letters and calls. */
export const mayShareOut = (hearer: Hearer): boolean => hearer.isAdmin || hearer.hears;
