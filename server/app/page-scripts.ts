// Inline scripts are allowed by hash, so that one page can be sent to many visitors. Only scripts with the nonce of the rendering are
// hashed: an injected script has none and does not run.
import { hash } from 'node:crypto'

const OPENING_TAG = Buffer.from('<script')
const CLOSING_TAG = '</script>'

const splitAt = (page: Buffer, separator: Buffer) => {
  const parts: Buffer[] = []
  let from = 0
  for (let at = page.indexOf(separator); at >= 0; at = page.indexOf(separator, from)) {
    parts.push(page.subarray(from, at))
    from = at + separator.length
  }
  return [...parts, page.subarray(from)]
}

/** The text of the script whose opening tag has its nonce between these parts of the page. */
const scriptBetween = (before: Buffer, after: Buffer) => {
  const end = after.indexOf(CLOSING_TAG)
  const isScript = end >= 0 && before.subarray(-OPENING_TAG.length).equals(OPENING_TAG)
  return isScript ? [after.subarray(after.indexOf('>') + 1, end)] : []
}

/** As bytes: a page with one letter of Hindi is a string of two bytes for each character. */
export const hashScripts = (page: Buffer, nonce: string) => {
  const parts = splitAt(page, Buffer.from(` nonce="${nonce}"`))
  const texts = parts.slice(1).flatMap((after, at) => scriptBetween(parts[at] ?? after, after))
  const hashes = texts.map((text) => hash('sha256', text, 'base64'))
  return { page: Buffer.concat(parts), hashes: [...new Set(hashes)] }
}
