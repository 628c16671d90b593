/** The lookup ids of the job types that rules use. */
export const jobTypeIds = { service: 11203, business: 11204, undisclosed: 11217 } as const;

/** Whether the job type requires an organisation and a designation. */
export function needsOrganization(jobTypeId: number | null): boolean {
  return jobTypeId === jobTypeIds.service || jobTypeId === jobTypeIds.business;
}
