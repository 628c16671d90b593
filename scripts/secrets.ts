/** What a real secret looks like. A made-up one in a test has to look different. */
const patterns: Record<string, RegExp> = {
  'private key': /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----\s+[A-Za-z0-9+/=]{16}/g,
  'key of AWS': /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g,
  'key of Razorpay': /\brzp_live_[A-Za-z0-9]{14}\b/g,
  'key of Google': /\bAIza[\w-]{35}\b/g,
  'token of GitHub': /\b(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_\w{60,})\b/g,
  'token of npm': /\bnpm_[A-Za-z0-9]{36}\b/g,
  'token of Slack': /\bxox[abprs]-[A-Za-z0-9-]{20,}/g,
  'token of a chat bot': /\b\d{8,10}:AA[\w-]{33}\b/g,
  'key of Stripe': /\b[rs]k_live_[A-Za-z0-9]{20,}/g,
  'JSON web token': /\beyJ[\w-]{15,}\.eyJ[\w-]{15,}\.[\w-]{20,}/g,
  'password in an address':
    /\b(?:postgres(?:ql)?|rediss?|smtps?|mysql|amqp):\/\/[^\s:/@'"`$<{]+:([^\s@'"`$<{]{12,})@/g,
  'assigned secret': /(?:secret|password|passwd|token|api_?key)["']?\s*[:=]\s*["']?([A-Za-z0-9+/_=-]{24,})/gi,
};

/** Three words with dashes between them were written by a person. */
const words = /(?:^|[-_])[a-z]{2,}(?:[-_][a-z]{2,}){2}/;

/** Random characters have many different ones; repeated letters have few. */
function looksRandom(text: string): boolean {
  if (words.test(text)) return false;
  const counts = new Map<string, number>();
  for (const letter of text) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  const bits = [...counts.values()].reduce(
    (sum, n) => sum - (n / text.length) * Math.log2(n / text.length),
    0,
  );
  return bits >= 3.9 && /\d/.test(text) && /[a-z]/i.test(text);
}

export interface FoundSecret {
  kind: string;
  line: number;
}

/** Never contains the secret itself: what a check prints is kept in logs. */
export function findSecrets(text: string): FoundSecret[] {
  return Object.entries(patterns).flatMap(([kind, pattern]) =>
    [...text.matchAll(pattern)]
      .filter(([, value]) => value === undefined || looksRandom(value))
      .map(({ index }) => ({ kind, line: text.slice(0, index).split('\n').length })),
  );
}

/** Files that must not be in the repository at all. */
export function isSecretFile(file: string): boolean {
  return /(^|\/)(\.env(\.(?!example$)[\w.-]+)?|id_(rsa|ed25519)|\.npmrc|\.pgpass|.*\.(pem|p12|pfx|key))$/.test(
    file,
  );
}
