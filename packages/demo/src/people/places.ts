import type { Random } from '../random.ts';
import type { Community } from './names.ts';
import type { DemoPlace } from './rows.ts';

/** A town with the data for an address there. */
export interface Town {
  name: string;
  region: string;
  country: string;
  lat: number;
  lng: number;
  pincode: string;
  areas: readonly string[];
}

type TownRow = readonly [name: string, region: string, lat: number, lng: number, pin: string, areas: string];

const inIndia = (rows: readonly TownRow[]): Town[] =>
  rows.map(([name, region, lat, lng, pincode, areas]) => ({
    name,
    region,
    country: 'India',
    lat,
    lng,
    pincode,
    areas: areas.split(', '),
  }));

const metro = inIndia([
  ['Mulund', 'Maharashtra', 19.1726, 72.9565, '4000', 'Mulund East, Mulund West, Sarvoday Nagar'],
  [
    'Mumbai',
    'Maharashtra',
    19.076,
    72.8777,
    '4000',
    'Dadar West, Vile Parle East, Borivali West, Ghatkopar East, Goregaon East',
  ],
  ['Thane', 'Maharashtra', 19.2183, 72.9781, '4006', 'Naupada, Vartak Nagar, Ghodbunder Road, Panchpakhadi'],
  ['Dombivli', 'Maharashtra', 19.2184, 73.0867, '4212', 'Dombivli East, Dombivli West, Manpada Road'],
  ['Kalyan', 'Maharashtra', 19.2403, 73.1305, '4213', 'Kalyan West, Khadakpada, Rambaug'],
  ['Navi Mumbai', 'Maharashtra', 19.033, 73.0297, '4007', 'Vashi, Nerul, Kharghar, Belapur'],
  ['Pune', 'Maharashtra', 18.5204, 73.8567, '4110', 'Kothrud, Karve Nagar, Sadashiv Peth, Aundh, Baner'],
  ['Nashik', 'Maharashtra', 19.9975, 73.7898, '4220', 'College Road, Gangapur Road, Indira Nagar'],
  ['Nagpur', 'Maharashtra', 21.1458, 79.0882, '4400', 'Dharampeth, Ramdaspeth, Laxmi Nagar'],
  ['Ahmedabad', 'Gujarat', 23.0225, 72.5714, '3800', 'Navrangpura, Maninagar, Satellite, Vastrapur'],
  ['Vadodara', 'Gujarat', 22.3072, 73.1812, '3900', 'Alkapuri, Karelibaug, Manjalpur'],
  ['Surat', 'Gujarat', 21.1702, 72.8311, '3950', 'Adajan, Athwa, Vesu'],
  ['Bengaluru', 'Karnataka', 12.9716, 77.5946, '5600', 'Whitefield, Jayanagar, Indiranagar'],
  ['Hyderabad', 'Telangana', 17.385, 78.4867, '5000', 'Gachibowli, Kukatpally, Himayatnagar'],
]);

const marathiNative = inIndia([
  ['Ratnagiri', 'Maharashtra', 16.9902, 73.312, '4156', 'Tilak Ali, Thiba Palace Road'],
  ['Chiplun', 'Maharashtra', 17.5333, 73.5167, '4156', 'Bahadurshaikh Naka, Khend'],
  ['Satara', 'Maharashtra', 17.6805, 74.0183, '4150', 'Sadar Bazar, Yadogopal Peth'],
  ['Sangli', 'Maharashtra', 16.8524, 74.5815, '4164', 'Vishrambag, Gaon Bhag'],
  ['Kolhapur', 'Maharashtra', 16.705, 74.2433, '4160', 'Rajarampuri, Tarabai Park'],
  ['Solapur', 'Maharashtra', 17.6599, 75.9064, '4130', 'Jule Solapur, Railway Lines'],
  ['Alibag', 'Maharashtra', 18.6414, 72.8722, '4022', 'Chendhare, Brahman Ali'],
  ['Jalgaon', 'Maharashtra', 21.0077, 75.5626, '4250', 'Ring Road, Jilha Peth'],
  ['Amravati', 'Maharashtra', 20.9374, 77.7796, '4446', 'Camp, Rajapeth'],
  ['Latur', 'Maharashtra', 18.4088, 76.5604, '4135', 'Ausa Road, Old MIDC'],
  ['Chhatrapati Sambhajinagar', 'Maharashtra', 19.8762, 75.3433, '4310', 'Cidco, Samarth Nagar'],
  ['Wai', 'Maharashtra', 17.9524, 73.8908, '4128', 'Ganpati Ali, Madhali Ali'],
  ['Sawantwadi', 'Maharashtra', 15.9053, 73.8213, '4165', 'Salaiwada, Ubha Bazar'],
  ['Margao', 'Goa', 15.2832, 73.9862, '4036', 'Fatorda, Aquem'],
  ['Belagavi', 'Karnataka', 15.8497, 74.4977, '5900', 'Tilakwadi, Shahapur'],
  ['Indore', 'Madhya Pradesh', 22.7196, 75.8577, '4520', 'Rajwada, Vijay Nagar'],
]);

const gujaratiNative = inIndia([
  ['Rajkot', 'Gujarat', 22.3039, 70.8022, '3600', 'Kalawad Road, Yagnik Road'],
  ['Bhavnagar', 'Gujarat', 21.7645, 72.1519, '3640', 'Waghawadi Road, Hill Drive'],
  ['Jamnagar', 'Gujarat', 22.4707, 70.0577, '3610', 'Patel Colony, Park Colony'],
  ['Junagadh', 'Gujarat', 21.5222, 70.4579, '3620', 'Talav Gate, Motibaug'],
  ['Anand', 'Gujarat', 22.5645, 72.9289, '3880', 'Amul Dairy Road, Lambhvel Road'],
  ['Nadiad', 'Gujarat', 22.6916, 72.8634, '3870', 'College Road, Santram Road'],
  ['Navsari', 'Gujarat', 20.9467, 72.952, '3964', 'Lunsikui, Sandhkuva'],
  ['Valsad', 'Gujarat', 20.5992, 72.9342, '3960', 'Tithal Road, Halar Road'],
  ['Mehsana', 'Gujarat', 23.588, 72.3693, '3840', 'Radhanpur Road, Modhera Road'],
  ['Bhuj', 'Gujarat', 23.242, 69.6669, '3700', 'Mundra Road, Jubilee Ground'],
]);

type AbroadRow = readonly [
  name: string,
  country: string,
  lat: number,
  lng: number,
  code: string,
  areas: string,
];

const abroad: readonly Town[] = (
  [
    ['Edison', 'USA', 40.5187, -74.4121, '08800', 'Oak Tree Road, Plainfield Avenue'],
    ['Jersey City', 'USA', 40.7178, -74.0431, '07300', 'Newport, Journal Square'],
    ['San Jose', 'USA', 37.3382, -121.8863, '95100', 'Almaden, Evergreen'],
    ['Seattle', 'USA', 47.6062, -122.3321, '98100', 'Capitol Hill, Fremont'],
    ['Austin', 'USA', 30.2672, -97.7431, '78700', 'Riverside, North Loop'],
    ['London', 'United Kingdom', 51.5072, -0.1276, 'HA0 0AA', 'Wembley, Harrow'],
    ['Leicester', 'United Kingdom', 52.6369, -1.1398, 'LE4 0AA', 'Belgrave, Oadby'],
    ['Toronto', 'Canada', 43.6532, -79.3832, 'M5A 0A0', 'Scarborough, North York'],
    ['Sydney', 'Australia', -33.8688, 151.2093, '2145', 'Westmead, Parramatta'],
    ['Dubai', 'United Arab Emirates', 25.2048, 55.2708, '00000', 'Karama, Bur Dubai'],
    ['Munich', 'Germany', 48.1351, 11.582, '80000', 'Schwabing, Sendling'],
    ['Amsterdam', 'Netherlands', 52.3676, 4.9041, '1000 AA', 'Amstelveen, Zuid'],
    ['Singapore City', 'Singapore', 1.3521, 103.8198, '200000', 'Little India, Tampines'],
  ] as readonly AbroadRow[]
).map(([name, country, lat, lng, pincode, areas]) => ({
  name,
  region: country,
  country,
  lat,
  lng,
  pincode,
  areas: areas.split(', '),
}));

/** Chooses the town of residence. */
export function chooseHome(random: Random, isAbroad: boolean): Town {
  return isAbroad
    ? random.pick(abroad)
    : random.chance(0.5)
      ? random.pick(metro.slice(0, 7))
      : random.pick(metro);
}

/** Chooses the native town of the family. */
export function chooseNativeTown(random: Random, community: Community): Town {
  return random.pick(community === 'marathi' ? marathiNative : gujaratiNative);
}

/** A town in the format of the maps service. */
export function placeOf({ name, region, country, lat, lng }: Town): DemoPlace {
  const parts = region === country ? [name, country] : [name, region, country];
  return { name, formatted_address: parts.join(', '), lat, lng };
}
