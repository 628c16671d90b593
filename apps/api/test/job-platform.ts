import { paymentsEnvironment, type TestInstallation, testSecret } from '@suchi/testing';
import { readEnv } from '../extensions/suchi/src/platform/env.ts';
import { createJobPlatform } from '../extensions/suchi/src/worker/job-platform.ts';

/** What a worker of the installation has, to run a command in the test. The test destroys its `database`. */
export function jobPlatformOf({ installation, payments }: TestInstallation) {
  return createJobPlatform(
    readEnv({
      SUCHI_PUBLIC_URL: installation.publicUrl,
      SUCHI_SECRET: testSecret,
      SUCHI_DATABASE_URL: installation.databaseUrl,
      SUCHI_REDIS_URL: 'redis://127.0.0.1:1',
      SUCHI_SMTP_URL: installation.smtpUrl,
      SUCHI_LOG_LEVEL: 'silent',
      ...paymentsEnvironment(payments.url),
      ...installation.extraEnv,
    }),
  );
}
