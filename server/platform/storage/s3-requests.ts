// Signed requests to an S3-compatible store.
import { AwsClient } from 'aws4fetch'
import type { Bucket } from './s3-url.ts'

const RETRIES = 3
// Until the response begins. Sending a video may take longer.
const DEADLINE_MS = 20_000

export type Ask = (path: string, init?: RequestInit) => Promise<Response>

export const asker = ({ url, ...keys }: Bucket, deadlineMs = DEADLINE_MS): Ask => {
  const { region, ...pair } = keys
  const client = new AwsClient({ ...pair, service: 's3', ...(region && { region }), retries: RETRIES })
  return async (path, init = {}) => {
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(new Error('the store does not respond')), deadlineMs)
    try {
      // A redirect would send the signed request or the file to a host that the operator did not configure.
      return await client.fetch(`${url}${path}`, { ...init, redirect: 'error', signal: late.signal })
    } finally {
      clearTimeout(timer)
    }
  }
}

// Error bodies contain keys and bucket names.
export const expectStatus = async (reply: Response, ...statuses: number[]) => {
  if (statuses.includes(reply.status)) return reply
  await reply.body?.cancel()
  throw new Error(`the store responded with ${reply.status}`)
}

export async function* listKeys(ask: Ask, prefix: string) {
  let next: string | undefined
  do {
    const query = new URLSearchParams({
      'list-type': '2',
      prefix,
      ...(next && { 'continuation-token': next }),
    })
    const page = await (await expectStatus(await ask(`?${query.toString()}`), 200)).text()
    for (const [, key = ''] of page.matchAll(/<Key>([^<]+)<\/Key>/g)) yield key
    next = /<NextContinuationToken>([^<]+)</.exec(page)?.[1]
  } while (next)
}
