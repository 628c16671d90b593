import { lookupValues } from './lookup.ts';

/** Job types; the ids of Service, Business and Undisclosed are from the specification. */
export const jobTypes = lookupValues('Job Type', [
  [11203, 'Service'],
  [11204, 'Business'],
  [11205, 'Profession'],
  [11206, 'Student'],
  [11207, 'Not working'],
  [11217, 'Undisclosed'],
]);

/** The eight groups, and the rare Bombay group. */
export const bloodGroups = lookupValues('Blood Group', [
  [11101, 'A+'],
  [11102, 'A-'],
  [11103, 'B+'],
  [11104, 'B-'],
  [11105, 'AB+'],
  [11106, 'AB-'],
  [11107, 'O+'],
  [11108, 'O-'],
  [11109, 'Bombay blood group', 'Rare'],
  [11110, 'Not known'],
]);

/** Printed in the book as families write it; never a filter. */
export const complexions = lookupValues('Complexion', [
  [11301, 'Fair'],
  [11302, 'Wheatish fair'],
  [11303, 'Wheatish'],
  [11304, 'Wheatish brown'],
  [11305, 'Dark'],
  [11306, 'Prefer not to say'],
]);

/** Body builds, in kind words. */
export const bodyBuilds = lookupValues('Body Build', [
  [11401, 'Slim'],
  [11402, 'Average'],
  [11403, 'Athletic'],
  [11404, 'Medium'],
  [11405, 'Heavy'],
  [11406, 'Prefer not to say'],
]);
