// Crawls breadth first from the home page: every link and every language, ten requests at a time.
import { type PageFacts, pageFacts } from './page-facts.ts'

const CONNECTIONS = 10

export type CrawledPage = Readonly<{
  address: string
  from: string
  status: number
  location: string | null
  facts: PageFacts | null
}>

type Options = {
  origin: string
  publicUrl: string
  starts: readonly string[]
  isWanted?: (address: string) => boolean
}

/** Path and query string; null for another site. */
const addressOf = (href: string, base: string, publicUrl: string) => {
  const url = URL.parse(href, publicUrl + base)
  return url?.origin === publicUrl ? url.pathname + url.search : null
}

const forbiddenBy = (robots: string) => {
  const paths = [...robots.matchAll(/^Disallow: (\S+)/gm)].map(([, path = '']) => path)
  return (address: string) => paths.some((path) => address.startsWith(path))
}

export const crawl = async ({ origin, publicUrl, starts, isWanted = () => true }: Options) => {
  const isForbidden = forbiddenBy(await (await fetch(`${origin}/robots.txt`)).text())
  const pages = new Map<string, CrawledPage>()
  const waiting = new Map<string, string>(starts.map((start) => [start, '']))
  const seen = new Set(starts)
  const find = (href: string, from: string) => {
    const address = addressOf(href, from, publicUrl)
    if (address === null || seen.has(address) || isForbidden(address) || !isWanted(address)) return
    seen.add(address)
    waiting.set(address, from)
  }
  const ask = async (address: string, from: string) => {
    const reply = await fetch(origin + address, { redirect: 'manual' })
    const isPage = reply.headers.get('content-type')?.startsWith('text/html') ?? false
    const facts = isPage && reply.status === 200 ? pageFacts(await reply.text()) : null
    if (!facts) await reply.body?.cancel()
    const location = reply.headers.get('location')
    pages.set(address, { address, from, status: reply.status, location, facts })
    if (location) find(location, address)
    for (const href of [
      ...(facts?.links ?? []),
      ...(facts?.alternates.values() ?? []),
      ...(facts?.files ?? []),
    ])
      find(href, address)
  }
  const underWay = new Set<Promise<void>>()
  while (waiting.size > 0 || underWay.size > 0) {
    for (const [address, from] of waiting) {
      if (underWay.size >= CONNECTIONS) break
      waiting.delete(address)
      const asked = ask(address, from).finally(() => underWay.delete(asked))
      underWay.add(asked)
    }
    await Promise.race(underWay)
  }
  return pages
}
