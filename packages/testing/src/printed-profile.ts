import type { PrintedProfile } from '@suchi/domain/print';

/** A candidate as the book prints her; tests change what they are about. */
export function buildPrintedProfile(changes: Partial<PrintedProfile> = {}): PrintedProfile {
  return { ...ananya, ...changes };
}

const ananya: PrintedProfile = {
  profile: 1,
  serialNumber: 451,
  gender: 'Female',
  name: 'Ananya Shrikant Kulkarni',
  firstName: 'Ananya',
  lastName: 'Kulkarni',
  ownScriptName: 'अनन्या श्रीकांत कुलकर्णी',
  photo: null,
  birthday: '1998-11-04',
  birthTime: '06:42',
  birthPlace: 'Sangli',
  heightCm: 162.56,
  bloodGroup: 'B+',
  gotra: 'Vasishtha',
  nativePlace: 'Miraj',
  maternalSurname: 'Joglekar',
  maritalStatus: 'Unmarried',
  matchHoroscope: true,
  highestEducation: 'M.Tech.',
  secondHighestEducation: 'B.E. Engineering',
  newEducation: [],
  educationStream: null,
  designation: 'Design engineer',
  organisation: 'Godavari Wind Power',
  income: { amount: 1_450_000, currency: 'INR' },
  workLocation: 'Pune, India',
  brothers: { married: 0, unmarried: 1 },
  sisters: { married: 0, unmarried: 0 },
  expectations:
    'I look for a partner who is educated, settled and at ease with both families. My parents are retired teachers ' +
    'in Sangli and I visit them every month, so someone who values parents will understand me. I would like to go ' +
    'on working after marriage and I am ready to move within Maharashtra or to Bengaluru. I sing Hindustani ' +
    'classical music and practise every morning. Age difference of up to four years, height five feet seven or ' +
    'more. A vegetarian home is preferred. Please send the horoscope together with the first letter.',
  mobiles: ['919822041736', '919422580114'],
  email: 'ananya.kulkarni@example.org',
  address: { lines: '7 Shivneri, Vishrambag', city: 'Sangli', pincode: '416415', country: 'India' },
};
