/** A town: name, state or region, country from our own list, coordinates. */
export type Town = readonly [name: string, region: string | null, country: string, lat: number, lng: number];

/** Towns of our City list that GeoNames lacks or spells differently. */
export const ourTowns: readonly Town[] = [
  ['Mulund', 'Maharashtra', 'India', 19.1726, 72.9565],
  ['Dombivli', 'Maharashtra', 'India', 19.2167, 73.0833],
  ['Vasai', 'Maharashtra', 'India', 19.3919, 72.8397],
  ['Ambernath', 'Maharashtra', 'India', 19.209, 73.186],
  ['Lonavala', 'Maharashtra', 'India', 18.7546, 73.4062],
  ['Chandrapur', 'Maharashtra', 'India', 19.9615, 79.2961],
  ['Gadchiroli', 'Maharashtra', 'India', 20.1809, 80.0033],
  ['Buldhana', 'Maharashtra', 'India', 20.5292, 76.1842],
  ['Chhatrapati Sambhajinagar', 'Maharashtra', 'India', 19.8762, 75.3433],
  ['Solapur', 'Maharashtra', 'India', 17.6599, 75.9064],
  ['Miraj', 'Maharashtra', 'India', 16.8222, 74.6509],
  ['Sawantwadi', 'Maharashtra', 'India', 15.9048, 73.8187],
  ['Mehsana', 'Gujarat', 'India', 23.588, 72.3693],
  ['Dahod', 'Gujarat', 'India', 22.8379, 74.2531],
  ['Morbi', 'Gujarat', 'India', 22.8173, 70.837],
  ['Panaji', 'Goa', 'India', 15.4909, 73.8278],
  ['Margao', 'Goa', 'India', 15.2832, 73.9862],
  ['Canacona', 'Goa', 'India', 15.0096, 74.0233],
  ['Dharwad', 'Karnataka', 'India', 15.4589, 75.0078],
  ['Davanagere', 'Karnataka', 'India', 14.4644, 75.9218],
  ['Tumakuru', 'Karnataka', 'India', 13.3392, 77.113],
  ['Nipani', 'Karnataka', 'India', 16.3989, 74.3825],
  ['Sagar', 'Madhya Pradesh', 'India', 23.8388, 78.7378],
  ['New York', 'New York', 'USA', 40.7143, -74.006],
  ['Frankfurt', 'Hesse', 'Germany', 50.1155, 8.6842],
  ['Singapore City', null, 'Singapore', 1.2897, 103.8501],
];

/** The region to use where a country has several towns of that name. */
export const regionsAbroad: Readonly<Record<string, string>> = {
  Edison: 'New Jersey',
  Boston: 'Massachusetts',
  Dallas: 'Texas',
  Houston: 'Texas',
  Austin: 'Texas',
  Atlanta: 'Georgia',
};
