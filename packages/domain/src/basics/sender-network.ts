/**
 * What a limit counts as one sender: an IPv4 address, or the /64 network of an IPv6 address. A household has at least
 * such a network, so its single addresses count for nothing.
 */
export function senderNetwork(address: string): string {
  const [plain = ''] = address.toLowerCase().split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain);
  if (mapped) return mapped[1] ?? plain;
  if (!plain.includes(':')) return plain;
  const [front = [], back = []] = plain.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0');
  const groups = [...front, ...zeros, ...back].slice(0, 4);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}
