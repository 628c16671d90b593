const indianDigits = new Intl.NumberFormat('en-IN');

/** A large count as families write it: 1,00,000. */
export const formatCount = (count: number): string => indianDigits.format(count);
