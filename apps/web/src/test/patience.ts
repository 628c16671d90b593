/** How long a test waits for a page. Its code is loaded and compiled on first use, on a machine that may be busy. */
export const patienceMs = 15_000;
