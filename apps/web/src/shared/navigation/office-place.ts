let place: string | null = null;

/** The last page of the office that several candidates' pages can be opened from. */
export function rememberOfficePlace(address: string): void {
  place = address;
}

/** Where a candidate's page leads back to; null after a reload. */
export function readOfficePlace(): string | null {
  return place;
}
