/** The state of a link to a profile's page on which the sheet for an interest is open at first. */
export const sendsInterest = 'sends-interest';
