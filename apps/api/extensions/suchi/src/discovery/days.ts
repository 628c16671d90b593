/** The start of a day in India; the day is SQL. */
export const startOf = (day: string) => `((${day})::timestamp at time zone 'Asia/Kolkata')`;

/** The start of a day in India; the day is a binding. */
export const startOfDay = startOf('?::date');

export const startOfNextDay = startOf('?::date + 1');
