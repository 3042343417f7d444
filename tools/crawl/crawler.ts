// Crawls breadth first from the home page: every link and every language, ten requests at a time.
import { setTimeout } from 'node:timers/promises'
import { type PageFacts, pageFacts } from './page-facts.ts'

const CONNECTIONS = 10

export type CrawledPage = Readonly<{
  path: string
  from: string
  status: number
  location: string | null
  facts: PageFacts | null
}>

type Options = {
  origin: string
  publicUrl: string
  starts: readonly string[]
  isWanted?: (path: string) => boolean
}

/** Path and query string; null for another site. */
const pathOf = (href: string, base: string, publicUrl: string) => {
  const url = URL.parse(href, publicUrl + base)
  return url?.origin === publicUrl ? url.pathname + url.search : null
}

const forbiddenBy = (robots: string) => {
  const disallowed = [...robots.matchAll(/^Disallow: (\S+)/gm)].map(([, path = '']) => path)
  return (path: string) => disallowed.some((prefix) => path.startsWith(prefix))
}

/** Calls of the API have a rate limit, pages have none: crawlers would drop them. */
const request = async (url: string): Promise<Response> => {
  const reply = await fetch(url, { redirect: 'manual' })
  if (reply.status !== 429 || !new URL(url).pathname.startsWith('/api/')) return reply
  await reply.body?.cancel()
  await setTimeout(Number(reply.headers.get('retry-after')) * 1_000)
  return request(url)
}

export const crawl = async ({ origin, publicUrl, starts, isWanted = () => true }: Options) => {
  const isForbidden = forbiddenBy(await (await fetch(`${origin}/robots.txt`)).text())
  const pages = new Map<string, CrawledPage>()
  const waiting = new Map<string, string>(starts.map((start) => [start, '']))
  const seen = new Set(starts)
  const find = (href: string, from: string) => {
    const path = pathOf(href, from, publicUrl)
    if (path === null || seen.has(path) || isForbidden(path) || !isWanted(path)) return
    seen.add(path)
    waiting.set(path, from)
  }
  const load = async (path: string, from: string) => {
    const reply = await request(origin + path)
    const isPage = reply.headers.get('content-type')?.startsWith('text/html') ?? false
    const facts = isPage && reply.status === 200 ? pageFacts(await reply.text()) : null
    if (!facts) await reply.body?.cancel()
    const location = reply.headers.get('location')
    pages.set(path, { path, from, status: reply.status, location, facts })
    if (location) find(location, path)
    for (const href of [
      ...(facts?.links ?? []),
      ...(facts?.alternates.values() ?? []),
      ...(facts?.files ?? []),
    ])
      find(href, path)
  }
  const running = new Set<Promise<void>>()
  while (waiting.size > 0 || running.size > 0) {
    for (const [path, from] of waiting) {
      if (running.size >= CONNECTIONS) break
      waiting.delete(path)
      const loaded = load(path, from).finally(() => running.delete(loaded))
      running.add(loaded)
    }
    await Promise.race(running)
  }
  return pages
}
