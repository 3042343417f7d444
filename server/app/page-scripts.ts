// Inline scripts are allowed by hash, so that one page can be sent to many visitors. Only scripts with the nonce of the rendering are
// hashed: an injected script has none and does not run.
import { hash } from 'node:crypto'

const openingTag = (nonce: string) => ` nonce="${nonce}"`
const SCRIPT = /<script nonce="([^"]+)"[^>]*>([^]*?)<\/script>/g

export const hashScripts = (page: string, nonce: string) => {
  const own = [...page.matchAll(SCRIPT)].filter(([, given]) => given === nonce)
  const hashes = own.map(([, , text = '']) => hash('sha256', text, 'base64'))
  return { page: page.replaceAll(openingTag(nonce), ''), hashes: [...new Set(hashes)] }
}
