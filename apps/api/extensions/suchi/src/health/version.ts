/** The release, as in the package file, which the bundle does not contain. A test compares them. */
export const suchiVersion = '0.1.0';
