// Inline scripts are allowed by hash, so that one page can be sent to many visitors. Only scripts with the nonce of the rendering are
// hashed: an injected script has none and does not run.
import { hash } from 'node:crypto'

const CLOSING_TAG = '</script>'

/** The text of the script whose opening tag the page before this rest ends with, up to the nonce. */
const scriptIn = (before: string, rest: string) => {
  const end = rest.indexOf(CLOSING_TAG)
  return before.endsWith('<script') && end >= 0 ? [rest.slice(rest.indexOf('>') + 1, end)] : []
}

export const hashScripts = (page: string, nonce: string) => {
  const parts = page.split(` nonce="${nonce}"`)
  const texts = parts.slice(1).flatMap((rest, at) => scriptIn(parts[at] ?? '', rest))
  return { page: parts.join(''), hashes: [...new Set(texts.map((text) => hash('sha256', text, 'base64')))] }
}
