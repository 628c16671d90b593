/** The first moment of a day in India; the day is given as SQL. */
export const startOf = (day: string) => `((${day})::timestamp at time zone 'Asia/Kolkata')`;

/** The first moment of a day in India, the day as a binding. */
export const startOfDay = startOf('?::date');

/** The first moment after it. */
export const startOfNextDay = startOf('?::date + 1');
