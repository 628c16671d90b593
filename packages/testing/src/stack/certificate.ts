import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import tls from 'node:tls';

/** A certificate for 127.0.0.1, signed by itself. */
export interface Certificate {
  file: string;
  keyFile: string;
  /** The hash of its public key, by which Chromium can be told to accept it. */
  keyHash: string;
}

/** Makes one that this process trusts from now on, in `fetch` too. */
export function makeCertificate(folder: string, { days = 7 } = {}): Certificate {
  const [file, keyFile] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  execFileSync(
    'openssl',
    // prettier-ignore
    ['req', '-x509', '-nodes', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-days', String(days),
      '-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1', '-keyout', keyFile, '-out', file],
    { stdio: 'pipe' },
  );
  const certificate = readFileSync(file, 'utf8');
  tls.setDefaultCACertificates([...tls.getCACertificates('default'), certificate]);
  const key = new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' });
  return { file, keyFile, keyHash: createHash('sha256').update(key).digest('base64') };
}
