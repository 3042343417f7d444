// A mark or a joiner belongs to the letter before it, and what follows a virama or a joiner is still the same letter.
const CONTINUES_GRAPHEME = /^[\p{M}\p{Emoji_Modifier}\u200d]/u
const JOINS_NEXT_GRAPHEME = /[\u094d\u200d]$/

const isInsideGrapheme = (text: string, at: number) =>
  /^[\udc00-\udfff]/.test(text.slice(at)) ||
  CONTINUES_GRAPHEME.test(text.slice(at, at + 2)) ||
  JOINS_NEXT_GRAPHEME.test(text.slice(0, at))

/** The first so many characters and an ellipsis; never half of a letter such as क्षि. */
export const truncate = (text: string, maxLength: number): string => {
  if (text.length <= maxLength) return text
  let end = maxLength
  while (end > 0 && isInsideGrapheme(text, end)) end -= 1
  return `${text.slice(0, end).trimEnd()}…`
}

/** About what a search engine shows of a page, in one line. */
export const truncateDescription = (text: string): string =>
  truncate(text.replaceAll(/\s+/g, ' ').trim(), 160)
