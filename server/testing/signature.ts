// An independent implementation of AWS Signature Version 4, because s3rver accepts every signature.
import { createHash, createHmac } from 'node:crypto'

export type Signed = Readonly<{
  method: string
  /** As in the request line. */
  path: string
  headers: Readonly<Record<string, string | string[] | undefined>>
}>

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

const encode = (text: string) =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)

const canonical = ({ method, path, headers }: Signed, names: readonly string[]) => {
  const { pathname, searchParams } = new URL(path, 'http://store')
  const query = [...searchParams].map(([name, value]) => `${encode(name)}=${encode(value)}`).toSorted()
  const lines = names.map((name) => `${name}:${String(headers[name]).trim()}\n`)
  const target = pathname
    .split('/')
    .map((part) => encode(decodeURIComponent(part)))
    .join('/')
  const payload = String(headers['x-amz-content-sha256'])
  return [method, target, query.join('&'), lines.join(''), names.join(';'), payload].join('\n')
}

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=(\w{64})$/

export const signatures = (request: Signed, secret: string) => {
  const [, , day = '', region = '', names = '', given = ''] =
    AUTHORIZATION.exec(String(request.headers['authorization'])) ?? []
  const scope = `${day}/${region}/s3/aws4_request`
  const time = String(request.headers['x-amz-date'])
  const text = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical(request, names.split(';')))].join('\n')
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secret}`)
  return { expected: hmac(key, text).toString('hex'), given, names: names.split(';') }
}
