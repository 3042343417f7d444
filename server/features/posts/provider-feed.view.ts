// Atom (RFC 4287).
import { languageQuery, type Language } from '../../../contract/language.ts'
import { escapeXml } from '../../platform/http/xml.ts'
import { pictureUrl, type MediaItem } from '../media/media-urls.service.ts'

type FeedProvider = {
  id: number
  businessName: string
  businessTagline: string
  category: string
  updatedAt: Date
}
type FeedPost = {
  id: number
  title: string
  content: string
  createdAt: Date
  updatedAt: Date
  shown: readonly MediaItem[]
}
export type ProviderFeed = {
  provider: FeedProvider
  posts: readonly FeedPost[]
  lang: Language
  publicUrl: string
}

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`
const link = (rel: string, type: string, href: string) =>
  `<link rel="${rel}" type="${type}" href="${escapeXml(href)}"/>`

/** HTML preserves line breaks. */
const htmlOf = ({ content, shown: media, title }: FeedPost, publicUrl: string) => {
  const picture = media.find(({ kind }) => kind === 'image')
  const image = picture
    ? `<p><img src="${escapeXml(publicUrl + pictureUrl(picture))}" alt="${escapeXml(title)}"></p>`
    : ''
  return `${image}<p>${escapeXml(content).replaceAll('\n', '<br>')}</p>`
}

const entryOf = (post: FeedPost, { provider, publicUrl, lang }: ProviderFeed) => {
  const url = `${publicUrl}/postpage/${post.id}${languageQuery(lang)}`
  return [
    '<entry>',
    element('title', post.title),
    element('id', `${publicUrl}/postpage/${post.id}`),
    link('alternate', 'text/html', url),
    element('published', post.createdAt.toISOString()),
    element('updated', post.updatedAt.toISOString()),
    `<category term="${escapeXml(provider.category)}"/>`,
    `<content type="html">${escapeXml(htmlOf(post, publicUrl))}</content>`,
    '</entry>',
  ].join('\n')
}

export const providerFeedXml = (feed: ProviderFeed) => {
  const { provider, posts, lang, publicUrl } = feed
  const page = `${publicUrl}/providerprofile/${provider.id}`
  const self = `${page}/feed.xml${languageQuery(lang)}`
  const latest = Math.max(...[provider, ...posts].map(({ updatedAt }) => updatedAt.getTime()))
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${lang}">`,
    element('title', provider.businessName),
    ...(provider.businessTagline ? [element('subtitle', provider.businessTagline)] : []),
    element('id', self),
    link('self', 'application/atom+xml', self),
    link('alternate', 'text/html', page + languageQuery(lang)),
    element('updated', new Date(latest).toISOString()),
    `<author>${element('name', provider.businessName)}${element('uri', page)}</author>`,
    ...posts.map((post) => entryOf(post, feed)),
    '</feed>',
    '',
  ].join('\n')
}
