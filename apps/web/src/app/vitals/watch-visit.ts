// What is loaded after the first screen, in one file.
export { measureVitals } from './measure-vitals.ts';
export { createErrorReporter } from './report-errors.ts';
