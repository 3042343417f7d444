// One address says it all: https://KEY:SECRET@host/bucket?region=ap-south-1

export type Bucket = Readonly<{
  /** Without a slash at its end: a file's address is this, a slash and its name. */
  url: string
  accessKeyId: string
  secretAccessKey: string
  region: string | undefined
}>

const NEED = 'must look like https://KEY:SECRET@host/bucket?region=REGION'

/** Throws words that follow the name of the variable, without its value: it holds a secret. */
export const parseS3Url = (text: string): Bucket => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !['https:', 'http:'].includes(url.protocol)) throw new Error(NEED)
  if (!url.username || !url.password) throw new Error(`${NEED}: the key or the secret is missing`)
  // No path: the bucket is in the name of the host, as Amazon prefers it.
  if (url.pathname.replace(/\/$/, '').lastIndexOf('/') > 0)
    throw new Error(`${NEED}: no folder behind the bucket`)
  const strange = [...url.searchParams.keys()].find((name) => name !== 'region')
  if (strange) throw new Error(`${NEED}: nothing but region is known behind the question mark`)
  return {
    url: `${url.origin}${url.pathname}`.replace(/\/$/, ''),
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    region: url.searchParams.get('region') ?? undefined,
  }
}
