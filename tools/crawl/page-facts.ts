// Reads the facts of a page with regular expressions: React quotes every attribute.
type Tag = { name: string; attributes: ReadonlyMap<string, string> }

export type PageFacts = Readonly<{
  /** Without `nofollow`. */
  links: readonly string[]
  titles: readonly string[]
  description: string
  canonical: string
  alternates: ReadonlyMap<string, string>
  language: string
  headings: number
  isIndexed: boolean
  files: readonly string[]
}>

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
}
const unescapeText = (text: string) =>
  text.replace(/&(#?\w+);/g, (all, name: string) => ENTITIES[name] ?? all)

const OPAQUE = /<(script|style|template|noscript|svg)\b[^>]*>[\s\S]*?<\/\1>/g
const TAG = /<([a-z][a-z0-9]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>/gi
const ATTRIBUTE = /([^\s=]+)(?:="([^"]*)")?/g

const tagsOf = (html: string): Tag[] =>
  [...html.matchAll(TAG)].map(([, name = '', attributes = '']) => ({
    name: name.toLowerCase(),
    attributes: new Map(
      [...attributes.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [
        key.toLowerCase(),
        unescapeText(value),
      ]),
    ),
  }))

export const pageFacts = (html: string): PageFacts => {
  const scripts = tagsOf(html).filter(({ name }) => name === 'script')
  const content = html.replace(OPAQUE, '')
  const tags = tagsOf(content)
  const of = (name: string) => tags.filter((tag) => tag.name === name).map(({ attributes }) => attributes)
  const metas = new Map(
    of('meta').map((meta) => [meta.get('name') ?? meta.get('property'), meta.get('content') ?? '']),
  )
  const relations = of('link')
  const hrefs = (rel: string) => relations.filter((each) => each.get('rel') === rel)
  const alternates = hrefs('alternate').flatMap((each): [string, string][] => {
    const language = each.get('hreflang')
    return language ? [[language, each.get('href') ?? '']] : []
  })
  return {
    links: of('a').flatMap((each) => (each.get('rel')?.includes('nofollow') ? [] : (each.get('href') ?? []))),
    titles: [...content.matchAll(/<title>([^<]*)<\/title>/g)].map(([, title = '']) => unescapeText(title)),
    description: metas.get('description') ?? '',
    canonical: hrefs('canonical')
      .map((each) => each.get('href'))
      .join(' '),
    alternates: new Map(alternates),
    language: of('html')[0]?.get('lang') ?? '',
    headings: of('h1').length,
    isIndexed: !metas.get('robots')?.includes('noindex'),
    files: [
      ...of('img').flatMap((each) => each.get('src') ?? []),
      ...scripts.flatMap(({ attributes }) => attributes.get('src') ?? []),
      ...hrefs('stylesheet').flatMap((each) => each.get('href') ?? []),
      ...(metas.get('og:image') ? [metas.get('og:image') ?? ''] : []),
    ],
  }
}
