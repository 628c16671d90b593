import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Book, drawHills, fontFaceCss, brandCss } from '@suchi/book';
import { drawPortrait, portraitParameters } from '@suchi/demo';
import { defaultEdition, type PrintedProfile } from '@suchi/domain/print';
import { projectRoot } from '@suchi/testing';
import { buildPrintedProfile, sahyadriInBook } from '@suchi/testing/printed-profile';

const firstNames =
  'Aditya Amol Ananya Avani Gauri Hrishikesh Isha Kaustubh Meera Neha Omkar Parag Pooja Rohan Shruti Tejas';
const lastNames =
  'Apte Bapat Chitale Damle Gadre Joshi Karve Kelkar Mehta Patil Rane Tambe Upasani Vaidya Wagle Zende';
const places = [
  'Mumbai',
  'Pune',
  'Thane',
  'Dombivli',
  'Nashik',
  'Alibag',
  'Bengaluru, Karnataka',
  'Dubai, UAE',
];

const sayali = buildPrintedProfile({
  serialNumber: 452,
  name: 'Sayali Mahesh Rane',
  firstName: 'Sayali',
  lastName: 'Rane',
  ownScriptName: 'सायली महेश राणे',
  birthday: '1998-02-21',
  birthTime: '17:05',
  birthPlace: 'Ratnagiri',
  heightCm: 157.48,
  bloodGroup: 'O+',
  gotra: 'Kashyap',
  nativePlace: 'Rajapur',
  maternalSurname: 'Surve',
  matchHoroscope: false,
  highestEducation: 'M.Sc. Nursing',
  secondHighestEducation: 'B.Sc. Nursing',
  designation: 'Ward in-charge',
  organisation: 'Konkan General Hospital',
  income: { amount: 720_000, currency: 'INR' },
  workLocation: 'Thane',
  brothers: { married: 1, unmarried: 1 },
  sisters: { married: 1, unmarried: 0 },
  expectations:
    'A kind and steady person with a permanent job, from a family that treats a daughter-in-law as a daughter. I work ' +
    'in shifts at a large hospital and intend to continue; my partner should be comfortable with that. I enjoy cooking ' +
    'Malvani food, walking and reading. Preferably living in Mumbai, Thane or Pune. Families may call after seven.',
  mobiles: ['9000055690', '9000020317'],
  email: 'sayali.rane@example.org',
  address: {
    lines: 'B-204 Sagar Darshan, Kolbad Road, Khopat',
    city: 'Thane West',
    pincode: '400601',
    country: 'India',
  },
});
const hetal = buildPrintedProfile({
  serialNumber: 453,
  name: 'Hetal Jayesh Mehta',
  firstName: 'Hetal',
  lastName: 'Mehta',
  ownScriptName: 'હેતલ જયેશ મહેતા',
  birthday: '1997-08-09',
  birthTime: '11:30',
  birthPlace: 'Bhavnagar',
  nativePlace: 'Palitana',
  maternalSurname: 'Trivedi',
  highestEducation: 'CA',
  secondHighestEducation: 'B.Com. Accounting and Finance',
  designation: 'Audit manager',
  organisation: 'Mehta Shroff and Co.',
  workLocation: 'Mumbai',
  mobiles: ['9000033042', '9000071285', '9000080177'],
  email: 'hetal.mehta@example.org',
  address: {
    lines: '31 Navroz Apartments, Sarojini Road, Vile Parle West',
    city: 'Mumbai',
    pincode: '400056',
    country: 'India',
  },
});

/** Invented names for the indexes. */
const others = Array.from({ length: 256 }, (_, index): PrintedProfile => {
  const firstName = firstNames.split(' ')[index % 16] ?? '';
  const lastName = lastNames.split(' ')[Math.floor(index / 16)] ?? '';
  const workLocation = places[(index * 5 + Math.floor(index / 16)) % places.length] ?? null;
  return buildPrintedProfile({
    serialNumber: index + 1,
    gender: 'Male',
    name: `${firstName} ${lastName}`,
    firstName,
    lastName,
    workLocation,
  });
});

/** A book of invented people. */
export const sampleBook: Book = {
  size: 'A5',
  edition: defaultEdition,
  association: sahyadriInBook,
  colour: '781D2E',
  cover: 'picture',
  profiles: [
    ...others,
    buildPrintedProfile({ workLocation: 'Pune', mobiles: ['9000041736', '9000080114'] }),
    sayali,
    hetal,
  ],
};
const asData = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
export const samplePictures = {
  photoUrlOf: ({ serialNumber, gender }: PrintedProfile) =>
    asData(drawPortrait(portraitParameters(`book-${serialNumber}`, { gender, age: 27 }))),
  coverUrl: asData(drawHills('781D2E')),
  logoUrl: null,
};

const fontFolder = join(projectRoot, 'apps/api/extensions/suchi/node_modules/@fontsource');
export const sampleStyle = `${fontFaceCss(
  ({ file }) => `data:font/woff2;base64,${readFileSync(join(fontFolder, file)).toString('base64')}`,
)}\n${brandCss(sampleBook.colour)}`;
