// The same in every language: ₹ before the sum, groups of India, digits 0 to 9.
const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  trailingZeroDisplay: 'stripIfInteger',
});

export function formatRupees(paise: number): string {
  return rupees.format(paise / 100);
}
