import { lookupValues } from './lookup.ts';

/** The fields of study that members filter by. */
export const educationSectors = lookupValues('Education Sector', [
  [14001, 'Engineering'],
  [14002, 'Management and Business Administration'],
  [14003, 'Accounting and Finance'],
  [14004, 'Banking and Insurance'],
  [14005, 'Commerce'],
  [14006, 'Humanities and Social Sciences'],
  [14007, 'Arts'],
  [14008, 'Science'],
  [14009, 'Computer Applications'],
  [14010, 'Medicine'],
  [14011, 'Dentistry'],
  [14012, 'Pharmacy'],
  [14013, 'Nursing and Allied Health'],
  [14014, 'Veterinary and Agriculture'],
  [14015, 'Law'],
  [14016, 'Architecture and Planning'],
  [14017, 'Design'],
  [14018, 'Education'],
  [14019, 'Media and Communication'],
  [14020, 'Hospitality and Travel'],
  [14021, 'Vocational and School'],
  [14022, 'Others'],
]);
