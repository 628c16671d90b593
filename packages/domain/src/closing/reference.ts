/** What families and the office call a request: `DR-0117`. */
export const formatRequest = (id: number): string => `DR-${String(id).padStart(4, '0')}`;
