const small = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
] as const;
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'] as const;
const scales = [
  [10_000_000, 'crore'],
  [100_000, 'lakh'],
  [1_000, 'thousand'],
  [100, 'hundred'],
] as const;

function spell(number: number): string {
  for (const [size, name] of scales) {
    if (number < size) continue;
    const rest = number % size;
    const head = `${spell(Math.floor(number / size))} ${name}`;
    if (rest === 0) return head;
    return rest < 100 ? `${head} and ${spell(rest)}` : `${head} ${spell(rest)}`;
  }
  if (number < 20) return `${small[number]}`;
  const unit = number % 10;
  const ten = `${tens[Math.floor(number / 10)]}`;
  return unit === 0 ? ten : `${ten}-${small[unit]}`;
}

/** An amount as a receipt says it: `Rupees five hundred and fifty only`. */
export function writeRupees(amountPaise: number): string {
  const paise = amountPaise % 100;
  const rupees = `Rupees ${spell(Math.floor(amountPaise / 100))}`;
  return paise === 0 ? `${rupees} only` : `${rupees} and ${spell(paise)} paise only`;
}
