// Format of sitemaps.org with alternates of Google: each language of a page is a URL that names the others.
import { languageQuery, LANGUAGES } from '../../../contract/language.ts'
import { escapeXml } from '../../platform/http/xml.ts'

export type SitemapPage = Readonly<{
  path: string
  changedAt: string | null
}>

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

export const sitemapHead = `${HEAD}<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
export const sitemapEnd = '</urlset>\n'

const lastmod = (changedAt: string | null) => (changedAt ? `<lastmod>${changedAt}</lastmod>` : '')

export const URLS_PER_PAGE = LANGUAGES.length

const alternate = (language: string, href: string) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`

export const pageEntries = (publicUrl: string) => {
  const base = escapeXml(publicUrl)
  return ({ path, changedAt }: SitemapPage) => {
    const page = base + path
    const alternates =
      LANGUAGES.map((language) => alternate(language, page + languageQuery(language))).join('') +
      alternate('x-default', page)
    const rest = `</loc>${lastmod(changedAt)}${alternates}</url>\n`
    return LANGUAGES.map((language) => `<url><loc>${page}${languageQuery(language)}${rest}`).join('')
  }
}

const PATH = '{path}'
const CHANGED_AT = '{changedAt}'

const partsOf = (entries: string) => entries.split(/(\{\w+\})/).filter((part) => part !== '')

// Writes the entries of a page to a buffer and returns the end. The shared parts are encoded once: a string for each of a million pages
// would be a gigabyte of garbage.
export const entryWriter = (publicUrl: string) => {
  const entriesOf = pageEntries(publicUrl)
  const dated = partsOf(entriesOf({ path: PATH, changedAt: CHANGED_AT }))
  const undated = partsOf(entriesOf({ path: PATH, changedAt: null }))
  return (buffer: Buffer, start: number, { path, changedAt }: SitemapPage) => {
    let end = start
    for (const part of changedAt ? dated : undated)
      end += buffer.write(part === PATH ? path : part === CHANGED_AT ? (changedAt ?? '') : part, end)
    return end
  }
}

type SitemapFile = Readonly<{ name: string; changedAt: string | null }>

const sitemapPath = (name: string) => `/sitemap-${name}.xml`

export const sitemapIndex = (publicUrl: string, files: readonly SitemapFile[]) => {
  const entries = files.map(
    ({ name, changedAt }) =>
      `<sitemap><loc>${escapeXml(publicUrl)}${sitemapPath(name)}</loc>${lastmod(changedAt)}</sitemap>\n`,
  )
  return `${HEAD}<sitemapindex ${NAMESPACE}>\n${entries.join('')}</sitemapindex>\n`
}
