// The scripts within a page are allowed by the hashes of their texts, so that the same page can be sent to many visitors. Only those that
// carry the nonce of its rendering count: a script that came in with somebody's text has none, and does not run.
import { hash } from 'node:crypto'

const openingTag = (nonce: string) => ` nonce="${nonce}"`
const SCRIPT = /<script nonce="([^"]+)"[^>]*>([^]*?)<\/script>/g

export const hashScripts = (page: string, nonce: string) => {
  const own = [...page.matchAll(SCRIPT)].filter(([, given]) => given === nonce)
  const hashes = own.map(([, , text = '']) => hash('sha256', text, 'base64'))
  return { page: page.replaceAll(openingTag(nonce), ''), hashes: [...new Set(hashes)] }
}
