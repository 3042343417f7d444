import { paths } from '../paths.ts'
import { publisherOf } from './publisher.ts'

type Site = { name: string; alternateName: readonly string[]; publicUrl: string; language: string }

/** A WebSite of schema.org: the site name and the search box in search results. */
export const webSite = ({ name, alternateName, publicUrl, language }: Site) => {
  const absolute = (path: string) => new URL(path, publicUrl).href
  const url = absolute(paths.home())
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${url}#website`,
    url,
    name,
    alternateName,
    inLanguage: language,
    publisher: publisherOf(name, publicUrl),
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        // Braces are part of the template.
        urlTemplate: `${absolute(paths.search())}?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  }
}
