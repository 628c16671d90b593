const units = ['B', 'KB', 'MB', 'GB', 'TB'] as const;
const number = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 });

/** 1200000000 is `1.2 GB`. */
export function formatBytes(bytes: number): string {
  const power = bytes < 1000 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3));
  return `${number.format(bytes / 1000 ** power)} ${units[power]}`;
}
