// A mark or a joiner belongs to the letter before it, and what follows a virama or a joiner is still the same letter.
const CONTINUES = /^[\p{M}\p{Emoji_Modifier}\u200d]/u
const JOINS_NEXT = /[\u094d\u200d]$/

const isInsideLetter = (text: string, at: number) =>
  /^[\udc00-\udfff]/.test(text.slice(at)) ||
  CONTINUES.test(text.slice(at, at + 2)) ||
  JOINS_NEXT.test(text.slice(0, at))

/** The first so many characters and an ellipsis; never half of a letter such as क्षि. */
export const cut = (text: string, most: number): string => {
  if (text.length <= most) return text
  let end = most
  while (end > 0 && isInsideLetter(text, end)) end -= 1
  return `${text.slice(0, end).trimEnd()}…`
}

/** About what a search engine shows of a page. */
export const shortened = (text: string): string => cut(text, 160)
