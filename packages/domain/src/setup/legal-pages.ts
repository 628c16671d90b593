/** The pages that the law asks for. The release has a text for each. */
export const legalPages = ['terms', 'privacy', 'refunds', 'shipping', 'contact', 'grievance'] as const;
export type LegalPage = (typeof legalPages)[number];

/** The facts of the association without which a page says nothing. */
export interface LegalFacts {
  grievance_officer_name: string | null;
  association_address: string | null;
  support_email: string | null;
  support_phone: string | null;
}

/** The pages that cannot be read yet: who hears complaints, and how the association is reached. */
export function findMissingPages(facts: LegalFacts): LegalPage[] {
  const isReachable = [facts.association_address, facts.support_email, facts.support_phone].some(Boolean);
  return [
    ...(isReachable ? [] : (['contact'] as const)),
    ...(facts.grievance_officer_name ? [] : (['grievance'] as const)),
  ];
}

/** Where the first-run wizard stands. An installation that was set up without it has none. */
export type SetupProgress = 'none' | 'running' | 'opened';

/** An admin that the wizard did not make ends it, and must not leave registration closed without a way to open it. */
export function findSetupProgress(
  run: { startedAt: Date | null; openedAt: Date | null; hasOtherAdmin: boolean } | null,
): SetupProgress {
  if (run === null || run.startedAt === null) return 'none';
  if (run.openedAt !== null) return 'opened';
  return run.hasOtherAdmin ? 'none' : 'running';
}

/**
 * Whether people may register. An installation that was set up without the wizard is as open as it was; one that was set
 * up with it opens at its end, and only with all legal pages.
 */
export function isRegistrationOpen(progress: SetupProgress, facts: LegalFacts): boolean {
  if (progress === 'none') return true;
  return progress === 'opened' && findMissingPages(facts).length === 0;
}
