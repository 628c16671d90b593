import type { PrintedProfile } from '@suchi/domain/print';
import { genders, incomeCurrencies, singleStatuses } from '@suchi/domain/profiles';
import * as z from 'zod/mini';

const siblings = z.object({ married: z.int(), unmarried: z.int() });
const words = z.nullable(z.string());

/** The domain's record of what the book prints, under its own names: it is also kept like this at the freeze. */
export const printedProfile = z.object({
  profile: z.int(),
  serialNumber: z.int(),
  gender: z.enum(genders),
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  ownScriptName: words,
  photo: z.nullable(z.object({ file: z.string(), width: z.int(), height: z.int() })),
  birthday: words,
  birthTime: words,
  birthPlace: words,
  heightCm: z.nullable(z.number()),
  bloodGroup: words,
  gotra: words,
  nativePlace: words,
  maternalSurname: words,
  maritalStatus: z.nullable(z.enum(singleStatuses)),
  matchHoroscope: z.boolean(),
  highestEducation: words,
  secondHighestEducation: words,
  newEducation: z.array(z.string()),
  educationStream: words,
  designation: words,
  organisation: words,
  income: z.nullable(z.object({ amount: z.number(), currency: z.enum(incomeCurrencies) })),
  workLocation: words,
  brothers: siblings,
  sisters: siblings,
  expectations: words,
  mobiles: z.array(z.string()),
  email: words,
  address: z.nullable(z.object({ lines: z.string(), city: words, pincode: words, country: words })),
}) satisfies z.ZodMiniType<PrintedProfile>;
