// https://KEY:SECRET@host/bucket?region=ap-south-1

export type Bucket = Readonly<{
  url: string
  accessKeyId: string
  secretAccessKey: string
  region: string | undefined
}>

const NEED = 'must look like https://KEY:SECRET@host/bucket?region=REGION'

export const parseS3Url = (text: string): Bucket => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !['https:', 'http:'].includes(url.protocol)) throw new Error(NEED)
  if (!url.username || !url.password) throw new Error(`${NEED}: the key or the secret is missing`)
  // Without a path, the bucket is part of the host name, as Amazon recommends.
  if (url.pathname.replace(/\/$/, '').lastIndexOf('/') > 0)
    throw new Error(`${NEED}: no folder behind the bucket`)
  const strange = [...url.searchParams.keys()].find((name) => name !== 'region')
  if (strange) throw new Error(`${NEED}: region is the only query parameter`)
  return {
    url: `${url.origin}${url.pathname}`.replace(/\/$/, ''),
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    region: url.searchParams.get('region') ?? undefined,
  }
}
