import { describe, expect, it } from 'vitest';
import { cannotShowFrame } from './cannot-show-frame.ts';

const android = 'Mozilla/5.0 (Linux; Android 14; SM-A145F) AppleWebKit/537.36 (KHTML, like Gecko)';

describe('a browser that cannot show the checkout in a frame', () => {
  it.each([
    ['Instagram', `${android} Version/4.0 Chrome/120.0 Mobile Safari/537.36 Instagram 312.0.0.34`],
    ['Messenger', `${android} Chrome/120.0 Mobile Safari/537.36 [FB_IAB/Orca-Android;FBAV/441.0.0.23]`],
    ['Messenger on iOS', 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 [FBAN/MessengerForiOS;FBAV/440.0]'],
    ['Opera Mini', 'Opera/9.80 (Android; Opera Mini/36.2/119.132; U; en) Presto/2.12 Version/12.16'],
    ['UC', `${android} Version/4.0 Chrome/100.0 UCBrowser/13.4.0 Mobile Safari/537.36`],
  ])('%s is redirected', (_name, userAgent) => {
    expect(cannotShowFrame(userAgent)).toBe(true);
  });

  it.each([
    ['Chrome', `${android} Chrome/130.0.0.0 Mobile Safari/537.36`],
    ['Samsung Internet', `${android} SamsungBrowser/26.0 Chrome/122.0 Mobile Safari/537.36`],
    [
      'Safari',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1',
    ],
    ['Opera', `${android} Chrome/130.0.0.0 Mobile Safari/537.36 OPR/85.0`],
  ])('%s is not', (_name, userAgent) => {
    expect(cannotShowFrame(userAgent)).toBe(false);
  });
});
