// Contact data in a need: customers and businesses meet in the chat, and spam names a number or a link.

// Ten digits, also with spaces or hyphens between them, and in Devanagari.
const MOBILE = /(?<![0-9०-९])(?:[0-9०-९][\s.()-]{0,2}){9}[0-9०-९]/u
const DOMAINS = ['com', 'in', 'net', 'org', 'info', 'shop', 'biz', 'xyz', 'me', 'ly', 'link', 'online']
const LINK = new RegExp(
  String.raw`https?:|www\.|@[a-z0-9-]+\.[a-z]|\b[a-z0-9-]+\.(?:${DOMAINS.join('|')})\b`,
  'iu',
)

export const hasContactData = (text: string) => MOBILE.test(text) || LINK.test(text)
