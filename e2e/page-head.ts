// The head of a page as a program reads it that runs no scripts.
import type { APIRequestContext } from '@playwright/test'
import sharp from 'sharp'

type Node = Record<string, unknown>

const decode = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

const metaOf = (html: string) => {
  const tags = html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)
  return new Map([...tags].map(([, name = '', content = '']) => [name, decode(content)]))
}

/** A list, or a graph, is its things. */
const thingsIn = (data: unknown): Node[] => {
  if (Array.isArray(data)) return data.flatMap(thingsIn)
  const node = data as Node
  return node['@graph'] ? thingsIn(node['@graph']) : [node]
}

const structuredDataOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(([, json = '']) =>
    thingsIn(JSON.parse(json)),
  )

export const readHead = async (request: APIRequestContext, path: string) => {
  const reply = await request.get(path)
  const html = await reply.text()
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? ''
  return {
    status: reply.status(),
    meta: metaOf(html),
    canonical: decode(canonical),
    things: structuredDataOf(html),
    /** How far a program has to read. */
    headBytes: Buffer.byteLength(html.slice(0, html.indexOf('</head>'))),
  }
}

export const readPicture = async (request: APIRequestContext, url: string) => {
  const bytes = await (await request.get(url)).body()
  const { format, width, height } = await sharp(bytes).metadata()
  return { bytes: bytes.length, format, width, height }
}
