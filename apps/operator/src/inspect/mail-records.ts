import { Resolver } from 'node:dns/promises';
import type { Settings } from '../settings/env.ts';
import { type Finding, ok, problem, warning } from './finding.ts';

/** The TXT records of a name; none where the name does not exist. */
export type ReadTxt = (name: string) => Promise<string[]>;

const resolver = new Resolver({ timeout: 3000, tries: 2 });

export const readTxt: ReadTxt = async (name) => {
  try {
    return (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOTFOUND' || code === 'ENODATA') return [];
    throw error;
  }
};

/** `Suchi <no-reply@example.org>` is of example.org. */
function senderDomain(mailFrom: string): string {
  return /@([^\s>]+)/.exec(mailFrom)?.[1]?.toLowerCase() ?? '';
}

/** Without these records the codes of members land in the spam folder. */
export async function inspectMailRecords({ env, variables }: Settings, read: ReadTxt): Promise<Finding[]> {
  const domain = senderDomain(env.mailFrom);
  const spf = (await read(domain)).filter((text) => /^v=spf1\b/i.test(text));
  const [dmarc] = (await read(`_dmarc.${domain}`)).filter((text) => /^v=DMARC1\b/i.test(text));
  return [
    judgeSpf(domain, spf),
    await judgeDkim(domain, variables['SUCHI_DKIM_SELECTOR'], read),
    dmarc === undefined
      ? problem(
          'DMARC',
          `_dmarc.${domain} has no record`,
          'Add one: v=DMARC1; p=quarantine; rua=mailto:postmaster@' + domain,
        )
      : judgeDmarc(dmarc),
  ];
}

function judgeSpf(domain: string, records: string[]): Finding {
  if (records.length === 0)
    return problem(
      'SPF',
      `${domain} has no record`,
      'Add the one that your mail provider names: v=spf1 include:… -all',
    );
  if (records.length > 1)
    return problem(
      'SPF',
      `${domain} has ${records.length} records, which counts as none`,
      'Join them into one.',
    );
  return /[?+]all\b/.test(records[0] ?? '')
    ? warning('SPF', 'the record lets everyone send', 'End it with -all or ~all.')
    : ok('SPF', 'there is a record');
}

async function judgeDkim(domain: string, selector: string | undefined, read: ReadTxt): Promise<Finding> {
  if (!selector)
    return warning(
      'DKIM',
      'not checked',
      'Set SUCHI_DKIM_SELECTOR to the selector that your mail provider names.',
    );
  const name = `${selector}._domainkey.${domain}`;
  const [record] = (await read(name)).filter((text) => /\bp=/.test(text));
  if (record === undefined)
    return problem('DKIM', `${name} has no key`, 'Add the record that your mail provider names.');
  return /\bp=(;|\s|$)/.test(record)
    ? problem('DKIM', `the key at ${name} was withdrawn`, 'Make a new key with your mail provider.')
    : ok('DKIM', 'there is a key');
}

function judgeDmarc(record: string): Finding {
  return /\bp=none\b/i.test(record)
    ? warning('DMARC', 'the record only watches', 'When reports show no wrong senders, set p=quarantine.')
    : ok('DMARC', 'there is a policy');
}
