// How long other people wait. A call goes out every few milliseconds whether or not the earlier ones have been answered, so that
// requests continue while the server hangs.
import { setTimeout as sleep } from 'node:timers/promises'

const EVERY_MS = 20

export type Times = { p50: number; p99: number }

const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

const timesOf = (waits: readonly number[]): Times => {
  const sorted = waits.toSorted((a, b) => a - b)
  return { p50: percentile(sorted, 0.5), p99: percentile(sorted, 0.99) }
}

const ask = async (url: string, headers: Record<string, string>) => {
  const started = performance.now()
  const reply = await fetch(url, { headers })
  await reply.arrayBuffer()
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}`)
  return performance.now() - started
}

const probe = async (url: string, headers: Record<string, string>, seconds: number) => {
  const end = performance.now() + seconds * 1000
  const asked: Promise<number>[] = []
  while (performance.now() < end) {
    asked.push(ask(url, headers))
    await sleep(EVERY_MS)
  }
  return timesOf(await Promise.all(asked))
}

/** A public read, and one that looks the caller up. */
export const probeFor = async (
  url: string,
  token: string,
  seconds: number,
): Promise<Record<string, Times>> => {
  const own = { authorization: `Bearer ${token}` }
  const [district, profile] = await Promise.all([
    probe(`${url}/districts/1/`, {}, seconds),
    probe(`${url}/manage-customer-profile/`, own, seconds),
  ])
  return { 'GET /districts/1/': district, 'GET /manage-customer-profile/': profile }
}
