import type { Random } from '../random.ts';
import { careers, payAbroad } from './careers.ts';
import type { Career, JobTypeName } from './careers.ts';
import type { Lookups } from './lookups.ts';
import type { Town } from './places.ts';
import type { DemoCurrency, ProfileRow } from './rows.ts';

type EducationAndWork = Pick<
  ProfileRow,
  | 'heighest_education'
  | 'second_heighest_education'
  | 'education_sector'
  | 'education_stream'
  | 'education'
  | 'job_type'
  | 'occupation'
  | 'new_occupation'
  | 'designation'
  | 'organization_name'
  | 'income'
  | 'income_currency'
>;

const currencies: Readonly<Record<string, DemoCurrency>> = {
  USA: 'USD',
  Canada: 'USD',
  'United Kingdom': 'GBP',
  Germany: 'EUR',
  Netherlands: 'EUR',
};

/** Pay depends on the career and the years in it, with some variation; rounded. */
function chooseIncome(random: Random, career: Career, age: number, currency: DemoCurrency): number {
  const years = Math.max(0, Math.min(22, age - 23));
  const luck = random.between(0.75, 1.35);
  if (currency === 'INR') {
    const lakhs = (career.startLakh + career.growthLakh * years) * luck;
    return Math.round(lakhs * 20) * 5_000;
  }
  const { start, growth } = payAbroad[currency];
  return Math.round(((start + growth * Math.min(years, 12)) * luck) / 1000) * 1000;
}

function chooseJobType(random: Random, career: Career, age: number): JobTypeName {
  const jobType = random.weighted<JobTypeName>(career.jobTypes);
  return jobType === 'Student' && age > 29 ? 'Service' : jobType;
}

/** Two matching degrees, a job that fits them, and pay that fits job and age. */
export function chooseEducationAndWork(
  random: Random,
  lookups: Lookups,
  { age, home }: { age: number; home: Town },
): EducationAndWork {
  const abroadCareers = careers.slice(0, 5);
  const isAbroad = home.country !== 'India';
  const career = pickCareer(random, isAbroad ? abroadCareers : careers);
  const highest = lookups.require('Education New', random.pick(career.highest));
  const second = chooseSecondDegree(random, career, highest.name);
  const jobType = isAbroad ? 'Service' : chooseJobType(random, career, age);
  const earns = jobType !== 'Student' && jobType !== 'Not working';
  const isEmployed = jobType === 'Service' || jobType === 'Business' || jobType === 'Profession';
  const currency = isAbroad ? (currencies[home.country] ?? 'USD') : 'INR';
  const occupation = earns ? career.occupation : jobType === 'Student' ? 'Student' : 'Not Working';
  return {
    heighest_education: highest.id,
    second_heighest_education: lookups.require('Education New', second).id,
    education_sector: highest.description,
    education_stream: random.pick(career.stream),
    education: highest.id,
    job_type: lookups.require('Job Type', jobType).id,
    occupation: lookups.require('Occupation', occupation).id,
    new_occupation: occupation,
    designation: isEmployed ? random.pick(career.designations) : null,
    organization_name: isEmployed ? chooseOrganisation(random, career, jobType) : null,
    income: earns ? chooseIncome(random, career, age, currency) : 0,
    income_currency: currency,
  };
}

/** Degrees that require an earlier one. */
const degreeBefore: Readonly<Record<string, string>> = {
  'M.D.': 'M.B.B.S.',
  'M.S. (Surgery)': 'M.B.B.S.',
  'D.N.B.': 'M.B.B.S.',
  'M.D.S.': 'B.D.S.',
  'LL.M.': 'LL.B.',
  'M.Des': 'B.Des',
  'M.Ed': 'B.Ed',
  MCA: 'BCA',
};

const isSchool = (degree: string) => /^(H\.S\.C\.|S\.S\.C\.|Diploma)/.test(degree);
const isLater = (degree: string) =>
  /^(M\.|MBA|MMS|PG|Ph\.D|C\.|CFA|CAIIB|LL\.B|B\.Ed)/.test(degree) && !degree.startsWith('M.B.B.S.');

/** School or a diploma comes before a first degree, a first degree before a later one. */
function chooseSecondDegree(random: Random, { second }: Career, highest: string): string {
  const before = degreeBefore[highest];
  if (before) return before;
  const others = second.filter((name) => name !== highest);
  const fitting = others.filter((name) => isSchool(name) !== isLater(highest));
  return random.pick(fitting.length > 0 ? fitting : others);
}

function chooseOrganisation(random: Random, { organisations }: Career, jobType: JobTypeName): string {
  const others = organisations.filter((name) => !/^(Own|Family) /.test(name));
  return random.pick(jobType === 'Service' && others.length > 0 ? others : organisations);
}

function pickCareer(random: Random, choices: readonly Career[]): Career {
  const shares = Object.fromEntries(choices.map(({ share }, index) => [String(index), share]));
  return choices[Number(random.weighted(shares))] ?? random.pick(choices);
}
