import type { DemoCurrency } from './rows.ts';

/** A career: degrees, job and pay. Lookup names are those of the reference data. */
export interface Career {
  share: number;
  highest: readonly string[];
  second: readonly string[];
  stream: readonly string[];
  occupation: string;
  designations: readonly string[];
  organisations: readonly string[];
  /** Lakh rupees a year at the start, and the yearly increase. */
  startLakh: number;
  growthLakh: number;
  jobTypes: Readonly<Partial<Record<JobTypeName, number>>>;
}

export type JobTypeName = 'Service' | 'Business' | 'Profession' | 'Student' | 'Not working' | 'Undisclosed';

const mostlyService = { Service: 94, Undisclosed: 3, 'Not working': 3 };

/** All careers; organisations are invented. */
export const careers: readonly Career[] = [
  {
    share: 26,
    highest: ['B.E. Computer', 'B.E. Information Technology', 'M.E. / M.Tech', 'M.S. (Engineering)', 'MCA'],
    second: ['B.Sc Computer Science', 'B.E. / B.Tech', 'BCA', 'H.S.C.'],
    stream: [
      'Computer',
      'Information Technology',
      'Data Science',
      'Cyber Security',
      'Artificial Intelligence',
    ],
    occupation: 'Software Engineer',
    designations: [
      'Software Engineer',
      'Senior Software Engineer',
      'Technical Lead',
      'Data Engineer',
      'Engineering Manager',
      'QA Engineer',
    ],
    organisations: [
      'Sahyadri Infotech',
      'Nimbus Leaf Software',
      'Konark Data Systems',
      'Blue Mango Labs',
      'Deccan Cloudworks',
    ],
    startLakh: 5,
    growthLakh: 1.9,
    jobTypes: mostlyService,
  },
  {
    share: 13,
    highest: [
      'B.E. Mechanical',
      'B.E. Civil',
      'B.E. Electrical',
      'B.E. Electronics and Telecommunication',
      'M.E. / M.Tech',
      'Diploma in Engineering',
    ],
    second: ['H.S.C.', 'Diploma in Engineering', 'B.E. / B.Tech'],
    stream: ['Mechanical', 'Civil', 'Electrical', 'Production', 'Automobile', 'Instrumentation'],
    occupation: 'Mechanical Engineer',
    designations: [
      'Design Engineer',
      'Project Engineer',
      'Site Engineer',
      'Quality Manager',
      'Plant Manager',
    ],
    organisations: [
      'Panhala Motors',
      'Godavari Engineering Works',
      'Western Ghat Constructions',
      'Suvarna Tools',
    ],
    startLakh: 3.6,
    growthLakh: 1,
    jobTypes: { Service: 84, Business: 14, Undisclosed: 2 },
  },
  {
    share: 13,
    highest: ['MBA Finance', 'MBA Marketing', 'MBA Human Resources', 'MBA Operations', 'MMS', 'PGDM'],
    second: ['BMS', 'B.Com', 'BBA', 'B.E. / B.Tech', 'B.Sc'],
    stream: ['Finance', 'Marketing', 'Human Resources', 'Operations', 'Business Analytics', 'Supply Chain'],
    occupation: 'Marketing Professional',
    designations: [
      'Assistant Manager',
      'Brand Manager',
      'Human Resources Manager',
      'Business Analyst',
      'Regional Sales Head',
    ],
    organisations: ['Narali Foods', 'Kesar Consumer Products', 'Ajanta Retail', 'Mogra Advisory'],
    startLakh: 5.5,
    growthLakh: 1.6,
    jobTypes: { Service: 88, Business: 10, Undisclosed: 2 },
  },
  {
    share: 11,
    highest: ['C.A.', 'C.S.', 'C.M.A. / I.C.W.A.', 'M.Com', 'CFA'],
    second: ['B.Com', 'BAF', 'B.Com (Hons)', 'H.S.C.'],
    stream: ['Audit', 'Taxation', 'Costing', 'Finance', 'Investment Banking'],
    occupation: 'Chartered Accountant',
    designations: [
      'Chartered Accountant',
      'Finance Manager',
      'Audit Executive',
      'Company Secretary',
      'Tax Consultant',
    ],
    organisations: [
      'Pimpal and Associates',
      'Sonchafa Financial Services',
      'Own practice',
      'Triveni Auditors',
    ],
    startLakh: 6,
    growthLakh: 1.5,
    jobTypes: { Service: 62, Profession: 34, Undisclosed: 4 },
  },
  {
    share: 9,
    highest: ['M.D.', 'M.B.B.S.', 'M.S. (Surgery)', 'B.A.M.S.', 'B.H.M.S.', 'M.D.S.', 'D.N.B.'],
    second: ['H.S.C.'],
    stream: [
      'General Medicine',
      'Paediatrics',
      'Ophthalmology',
      'Anaesthesiology',
      'Ayurveda',
      'Homoeopathy',
    ],
    occupation: 'Doctor',
    designations: ['Consultant', 'Resident Doctor', 'Medical Officer', 'Junior Consultant', 'Surgeon'],
    organisations: ['Own clinic', 'Sanjeevani Nursing Home', 'Arogya Seva Hospital', 'Dhanwantari Clinic'],
    startLakh: 7,
    growthLakh: 2.1,
    jobTypes: { Profession: 60, Service: 38, Undisclosed: 2 },
  },
  {
    share: 7,
    highest: ['B.Com', 'MBA Banking', 'BBI', 'M.Com', 'CAIIB'],
    second: ['H.S.C.', 'B.Com (Hons)', 'Diploma in Banking'],
    stream: ['General Commerce', 'Insurance', 'Finance'],
    occupation: 'Bank Officer',
    designations: [
      'Probationary Officer',
      'Branch Manager',
      'Relationship Manager',
      'Insurance Adviser',
      'Credit Officer',
    ],
    organisations: ['Sahakar Bank', 'Maharaja Co-operative Bank', 'Suraksha Insurance', 'Lakshmi Finance'],
    startLakh: 4,
    growthLakh: 0.9,
    jobTypes: mostlyService,
  },
  {
    share: 7,
    highest: [
      'M.Sc',
      'M.Sc Chemistry',
      'M.Sc Biotechnology',
      'Ph.D. (Science)',
      'M.Pharm',
      'M.Sc Data Science',
    ],
    second: ['B.Sc', 'B.Sc Chemistry', 'B.Sc Microbiology', 'B.Pharm'],
    stream: ['Chemistry', 'Microbiology', 'Biotechnology', 'Statistics', 'Pharmaceutics'],
    occupation: 'Scientist',
    designations: [
      'Research Associate',
      'Scientist',
      'Analyst',
      'Quality Control Officer',
      'Regulatory Affairs Executive',
    ],
    organisations: ['Bhrama Life Sciences', 'Neem Pharma', 'Institute of Applied Botany', 'Kokum Biotech'],
    startLakh: 4,
    growthLakh: 1,
    jobTypes: { Service: 88, Student: 10, Undisclosed: 2 },
  },
  {
    share: 6,
    highest: ['B.Ed', 'M.Ed', 'M.A. English', 'M.A. Marathi', 'M.A. Economics', 'M.A. Psychology'],
    second: ['B.A.', 'B.A. English', 'B.Sc', 'D.Ed'],
    stream: ['English', 'Marathi', 'Economics', 'Psychology', 'Special Education'],
    occupation: 'Teacher',
    designations: ['Teacher', 'Assistant Professor', 'Counsellor', 'Head of Department', 'Lecturer'],
    organisations: [
      'Vidya Mandir High School',
      'Saraswati College',
      'Bal Vikas Kendra',
      'Dnyanada Junior College',
    ],
    startLakh: 2.6,
    growthLakh: 0.6,
    jobTypes: { Service: 86, 'Not working': 10, Undisclosed: 4 },
  },
  {
    share: 5,
    highest: ['B.Com', 'BBA', 'MBA', 'B.E. / B.Tech', 'B.A.', 'Graduate (other)'],
    second: ['H.S.C.', 'BMS', 'B.Com'],
    stream: ['General Commerce', 'International Business', 'Marketing', 'General'],
    occupation: 'Business Owner',
    designations: ['Proprietor', 'Partner', 'Director', 'Founder'],
    organisations: [
      'Family textile business',
      'Mogra Caterers',
      'Shree Ganesh Hardware',
      'Rangoli Prints',
      'Own trading firm',
    ],
    startLakh: 5,
    growthLakh: 1.8,
    jobTypes: { Business: 100 },
  },
  {
    share: 4,
    highest: ['B.Arch', 'B.Des', 'M.Des', 'B.F.A.', 'Diploma in Interior Design', 'BMM'],
    second: ['H.S.C.', 'Diploma in Fashion Design', 'B.A.'],
    stream: ['Interior Design', 'Graphic Design', 'User Experience', 'Fashion', 'Animation', 'Advertising'],
    occupation: 'Designer',
    designations: ['Architect', 'Interior Designer', 'UX Designer', 'Art Director', 'Fashion Designer'],
    organisations: ['Studio Angan', 'Own studio', 'Kalapati Design', 'Rekha Architects'],
    startLakh: 3.6,
    growthLakh: 1.2,
    jobTypes: { Service: 64, Profession: 24, Business: 10, Undisclosed: 2 },
  },
  {
    share: 4,
    highest: ['LL.B.', 'LL.M.', 'B.L.S. LL.B.', 'B.A. LL.B.'],
    second: ['B.A.', 'B.Com', 'H.S.C.'],
    stream: ['Corporate Law', 'Criminal Law', 'Intellectual Property'],
    occupation: 'Lawyer',
    designations: ['Advocate', 'Legal Manager', 'Associate'],
    organisations: ['Own practice', 'Nyaya Legal', 'High Court, Mumbai', 'Patra and Company'],
    startLakh: 4,
    growthLakh: 1.4,
    jobTypes: { Profession: 66, Service: 32, Undisclosed: 2 },
  },
];

/** Yearly pay abroad at the start, and the yearly increase. */
export const payAbroad: Readonly<Record<Exclude<DemoCurrency, 'INR'>, { start: number; growth: number }>> = {
  USD: { start: 72_000, growth: 6_500 },
  GBP: { start: 34_000, growth: 3_400 },
  EUR: { start: 46_000, growth: 3_600 },
};
