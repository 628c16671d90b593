/** The job types that rules know by their lookup id. */
export const jobTypeIds = { service: 11203, business: 11204, undisclosed: 11217 } as const;

/** Whether the job type has an organisation and a designation to ask for. */
export function needsOrganization(jobTypeId: number | null): boolean {
  return jobTypeId === jobTypeIds.service || jobTypeId === jobTypeIds.business;
}
