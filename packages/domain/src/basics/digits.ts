/** Groups the digits in lakhs and crores: `12,00,000`. A fraction keeps its digits. */
export function groupIndian(amount: number | string): string {
  return groupWith(amount, /(\d)(?=(\d\d)+\d$)/g);
}

/** Groups the digits in thousands: `1,200,000`. */
export function groupWestern(amount: number | string): string {
  return groupWith(amount, /(\d)(?=(\d{3})+$)/g);
}

function groupWith(amount: number | string, places: RegExp): string {
  const [whole = '', ...fraction] = String(amount).split('.');
  return [whole.replace(places, '$1,'), ...fraction].join('.');
}
