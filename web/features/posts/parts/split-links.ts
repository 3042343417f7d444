export type TextPart = { text: string; href?: string }

// Ends at a space, a quote, and at invisible characters that could reverse the text.
const URL_PATTERN = /\b(?:https?:\/\/|www\.)[^\s\p{C}<>"'`]+/giu
const TRAILING_PUNCTUATION = new Set('.,;:!?…।॥’”»]}*_~')

/** Without the punctuation that belongs to the sentence. */
const urlLength = (typed: string) => {
  const isBracketInside = typed.includes('(')
  let end = typed.length
  while (end > 0) {
    const last = typed[end - 1] ?? ''
    if (!TRAILING_PUNCTUATION.has(last) && (last !== ')' || isBracketInside)) break
    end -= 1
  }
  return end
}

// Credentials before the host deceive readers: https://haat.in@elsewhere.example
const hrefOf = (typed: string) => {
  const whole = /^www\./i.test(typed) ? `https://${typed}` : typed
  const url = URL.canParse(whole) ? new URL(whole) : null
  return url && /^https?:$/.test(url.protocol) && !url.username && !url.password ? url.href : undefined
}

export const splitLinks = (text: string): TextPart[] => {
  const parts: TextPart[] = []
  let from = 0
  for (const match of text.matchAll(URL_PATTERN)) {
    const typed = match[0].slice(0, urlLength(match[0]))
    const href = hrefOf(typed)
    if (!href) continue
    parts.push({ text: text.slice(from, match.index) }, { text: typed, href })
    from = match.index + typed.length
  }
  return [...parts, { text: text.slice(from) }].filter((part) => part.text !== '')
}
