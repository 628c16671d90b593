/** The GST inside a price, in whole paise. */
export function findIncludedTax(pricePaise: number, ratePercent: number): number {
  return Math.round((pricePaise * ratePercent) / (100 + ratePercent));
}
