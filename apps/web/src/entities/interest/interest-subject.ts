/** What waits on this device about one family has this subject. */
export const interestSubject = (profileId: number): string => `interest.${profileId}`;
