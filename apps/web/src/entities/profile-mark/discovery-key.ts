/** Prefix of every query that shows other members. Invalidate it after a favourite, a block or a note. */
export const discoveryKey = ['discovery'] as const;

/** The match with one profile, which the profile's own answer may have. */
export const horoscopeKey = (id: number) => [...discoveryKey, 'horoscope', id] as const;
