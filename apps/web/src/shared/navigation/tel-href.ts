/** A `tel:` link takes only digits and a plus. */
export const telHref = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;
