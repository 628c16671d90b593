export interface PortraitOptions {
  crop?: string;
  attrs?: string;
}
export const PEOPLE: Record<'ketaki' | 'nikhil' | 'ananya' | 'rohan', object>;
export function portrait(person: object, options?: PortraitOptions): string;
