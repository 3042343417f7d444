import { isOwnPage } from './own-responses.ts'

const SAVED_AT = 'x-saved-at'
const TITLE = 'x-title'

export const savedAt = ({ headers }: Response) => headers.get(SAVED_AT) ?? ''
export const titleOf = ({ headers }: Response) => decodeURIComponent(headers.get(TITLE) ?? '')

const copyOf = (body: BodyInit | null, { status, headers }: Response, added: Record<string, string>) =>
  new Response(body, { status, headers: { ...Object.fromEntries(headers), ...added } })

export const stampReply = (reply: Response, now = new Date()) =>
  copyOf(reply.body, reply, { [SAVED_AT]: now.toISOString() })

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
const decodeEntities = (text: string) =>
  text.replaceAll(/&(#x27|\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)

const titleIn = (html: string) => decodeEntities(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '')

export const stampPage = async (page: Response, now = new Date()) => {
  const html = await page.text()
  if (!isOwnPage(html)) return null
  const title = encodeURIComponent(titleIn(html))
  return copyOf(html, page, { [SAVED_AT]: now.toISOString(), [TITLE]: title })
}

/** Writes the time into the HTML, so that no script has to request it. */
export const markPage = async (page: Response) => {
  const html = await page.text()
  return copyOf(html.replace('<html ', `<html data-saved-at="${savedAt(page)}" `), page, {})
}
