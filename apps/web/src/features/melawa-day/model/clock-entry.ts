const typedPattern = /^(\d{1,2})[:.]?(\d{2})$/;

/** `9:30`, `9.30` and `0930` are 09:30; null while it is no time. */
export function parseClock(text: string): string | null {
  const [, hours = '', minutes = ''] = typedPattern.exec(text.trim()) ?? [];
  const isTime = hours !== '' && Number(hours) < 24 && Number(minutes) < 60;
  return isTime ? `${hours.padStart(2, '0')}:${minutes}` : null;
}
