// Names of prepared statements, which PostgreSQL parses once per connection. A name means the same text in the whole process.
export type Statement = Readonly<{ name: string; text: string }>

// Each takes some ten kilobytes per connection. Further statements are parsed each time.
const MAX_NAMED = 800
const MAX_SEEN_ONCE = 1_000

// Several statements in one text cannot be prepared.
const IS_PLANNED = /^[\s(]*(select|insert|update|delete|with)\b[^;]*$/i
// The plan of a text search depends on its words.
const IS_TEXT_SEARCH = /@@/
// A list has another text for each length.
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

/** For tests: all files of a worker share the limit of names. */
export const clearGeneratedNames = () => {
  for (const [text, name] of names) if (name.startsWith(PREFIX)) names.delete(text)
}

const isSeenBefore = (text: string) => {
  if (seenOnce.delete(text)) return true
  const [oldest] = seenOnce
  if (oldest !== undefined && seenOnce.size >= MAX_SEEN_ONCE) seenOnce.delete(oldest)
  seenOnce.add(text)
  return false
}

/** A text gets a name with its second use. */
export const statementNameOf = (text: string): string | undefined => {
  const known = names.get(text)
  if (known !== undefined || names.size >= MAX_NAMED || !canBeNamed(text) || !isSeenBefore(text)) return known
  const name = nextName()
  names.set(text, name)
  return name
}

/** For a statement that has its own name. */
export const registerStatement = ({ name, text }: Statement) => void names.set(text, name)

export const renameStatement = (text: string) => void names.set(text, nextName())
