import { describe, expect, it } from 'vitest';
import { senderNetwork } from './sender-network.ts';

describe('one sender', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:203.0.113.7', '203.0.113.7'],
    ['unknown', 'unknown'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::ffff', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:0:0:ffff::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['1:2:3:4:5:6:7:8:9::', '1:2:3:4::/64'],
  ])('%s is %s', (address, network) => {
    expect(senderNetwork(address)).toBe(network);
  });

  it('is another one in the next network', () => {
    expect(senderNetwork('2001:db8:1:2::1')).not.toBe(senderNetwork('2001:db8:1:3::1'));
  });
});
