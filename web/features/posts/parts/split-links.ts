// Addresses in what a person typed. Nothing but the web's own kinds becomes a link.
export type TextPart = { text: string; href?: string }

// Ends at a space, a quote, and at marks that are not seen and could turn the letters around.
const ADDRESS = /\b(?:https?:\/\/|www\.)[^\s\p{C}<>"'`]+/giu
const TRAILING_MARKS = new Set('.,;:!?…।॥’”»]}*_~')

/** How much of it is the address: the full stop and the bracket after it belong to the sentence. */
const addressLength = (address: string) => {
  const isBracketInside = address.includes('(')
  let end = address.length
  while (end > 0) {
    const last = address[end - 1] ?? ''
    if (!TRAILING_MARKS.has(last) && (last !== ')' || isBracketInside)) break
    end -= 1
  }
  return end
}

// A user name before the host is a trick to deceive readers: https://haat.in@elsewhere.example
const hrefOf = (address: string) => {
  const whole = /^www\./i.test(address) ? `https://${address}` : address
  const url = URL.canParse(whole) ? new URL(whole) : null
  return url && /^https?:$/.test(url.protocol) && !url.username && !url.password ? url.href : undefined
}

/** The text in parts, some of them links. Put together again, they are the text. */
export const splitLinks = (text: string): TextPart[] => {
  const parts: TextPart[] = []
  let from = 0
  for (const match of text.matchAll(ADDRESS)) {
    const address = match[0].slice(0, addressLength(match[0]))
    const href = hrefOf(address)
    if (!href) continue
    parts.push({ text: text.slice(from, match.index) }, { text: address, href })
    from = match.index + address.length
  }
  return [...parts, { text: text.slice(from) }].filter((part) => part.text !== '')
}
