// The health check of the images: ends with 0 when the address answers with 2xx.
const [, , address] = process.argv;
const answer = await fetch(address, { signal: AbortSignal.timeout(4000) }).catch(() => null);
process.exit(answer?.ok ? 0 : 1);
