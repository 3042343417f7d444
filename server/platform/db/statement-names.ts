// The names under which each connection keeps what it is asked again and again: parsed once, and planned once where a plan without
// the values is as good. A name stands for the same text in the whole process.
export type Statement = Readonly<{ name: string; text: string }>

// A connection keeps some ten kilobytes for each. What comes after that is parsed each time.
const MAX_NAMED = 500
const MAX_SEEN_ONCE = 1_000

// What PostgreSQL plans. Several statements in one text can't be prepared.
const IS_PLANNED = /^[\s(]*(select|insert|update|delete|with)\b[^;]*$/i
// How many rows a search for words finds depends on the words: it is planned for them.
const IS_TEXT_SEARCH = /@@/
// A list of rows or values has another text for each length.
const IS_LIST = /(\$\d+, ){24}|\bvalues\b[^]*\), \((\$|default)/i

const canBeNamed = (text: string) =>
  IS_PLANNED.test(text) && !IS_TEXT_SEARCH.test(text) && !IS_LIST.test(text)

const names = new Map<string, string>()
const seenOnce = new Set<string>()
let last = 0
const PREFIX = 'haat_'

const nextName = () => {
  last += 1
  return `${PREFIX}${last}`
}

/** For tests: the files of one worker share these names, and together they use up all of them. */
export const forgetGivenNames = () => {
  for (const [text, name] of names) if (name.startsWith(PREFIX)) names.delete(text)
}

const isSeenBefore = (text: string) => {
  if (seenOnce.delete(text)) return true
  const [oldest] = seenOnce
  if (oldest !== undefined && seenOnce.size >= MAX_SEEN_ONCE) seenOnce.delete(oldest)
  seenOnce.add(text)
  return false
}

/** A text that is asked for the second time gets one: those that are never asked again take no room. */
export const statementNameOf = (text: string): string | undefined => {
  const known = names.get(text)
  if (known !== undefined || names.size >= MAX_NAMED || !canBeNamed(text) || !isSeenBefore(text)) return known
  const name = nextName()
  names.set(text, name)
  return name
}

/** For a statement that has a name of its own, wherever it is asked. */
export const nameStatement = ({ name, text }: Statement) => void names.set(text, name)

/** Every connection parses it anew. */
export const renameStatement = (text: string) => void names.set(text, nextName())
