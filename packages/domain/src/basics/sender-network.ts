/**
 * What a limit counts as one sender: an IPv4 address, or the /64 network of an IPv6 address. A household has at least
 * such a network, so its single addresses count for nothing.
 */
export function senderNetwork(address: string): string {
  const plain = address
    .toLowerCase()
    .replace(/%.*$/, '')
    .replace(/^::ffff:(?=\d+\.)/, '');
  if (!plain.includes(':')) return plain;
  const written = plain.split(':').filter(Boolean);
  const whole = plain.replace('::', `:${'0:'.repeat(Math.max(0, 8 - written.length))}`);
  const network = whole.split(':').filter(Boolean).slice(0, 4);
  return `${network.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}
