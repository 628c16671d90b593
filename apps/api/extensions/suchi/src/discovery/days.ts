/** The first moment of a day in India, the day as a binding. */
export const startOfDay = "(?::date::timestamp at time zone 'Asia/Kolkata')";

/** The first moment after it. */
export const startOfNextDay = "((?::date + 1)::timestamp at time zone 'Asia/Kolkata')";
