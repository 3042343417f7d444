// Finds a text by its key and fills in its values, by the rules of i18next as far as our texts use them. The library weighs 13 KB on
// every first visit; translate.test.ts compares both for every text of the site.
import type { Language } from '../../../contract/limits.ts'
import { formatNumber } from '../format/format.ts'

export type Texts = { [name: string]: string | Texts }

/** `count` chooses the plural, `ns` another namespace; `defaultValue` is taken when there is no text. */
type Values = {
  readonly count?: number
  readonly ns?: string
  readonly defaultValue?: string
  readonly [name: string]: string | number | null | undefined
}

/** Of several keys the first that has a text. A key without a text comes back. */
export type TFunction = (key: string | readonly string[], values?: Values) => string

// {{name}}, or another text with values of its own: $t(rules.taken, {"field": "email"})
const PLACEHOLDER = /\{\{(\w+)\}\}|\$t\(([\w.]+), (\{.*?\})\)/g

const rules = new Map<Language, Intl.PluralRules>()

const pluralOf = (language: Language, count: number) => {
  const ofLanguage = rules.get(language) ?? new Intl.PluralRules(language)
  rules.set(language, ofLanguage)
  return ofLanguage.select(count)
}

const candidates = (language: Language, key: string, count?: number) => {
  if (count === undefined) return [key]
  const plural = `${key}_${pluralOf(language, count)}`
  return count === 0 ? [`${key}_zero`, plural, key] : [plural, key]
}

const textAt = (texts: Texts | undefined, key: string) => {
  let found: string | Texts | undefined = texts
  for (const name of key.split('.')) found = typeof found === 'object' ? found[name] : undefined
  return typeof found === 'string' ? found : undefined
}

/** A number in a text is written in lakhs, wherever it stands. What is no quantity, such as a year, is given as a string. */
const written = (value: Values[string]) =>
  Number.isInteger(value) ? formatNumber(Number(value)) : String(value ?? '')

type Source = {
  language: Language
  /** By namespace. */
  texts: Record<string, Texts>
  /** What the first does not word is looked for in the next. */
  namespaces: readonly string[]
  keyPrefix?: string
}

const findText = ({ language, texts, namespaces }: Source, keys: string[], count?: number) => {
  for (const key of keys.flatMap((each) => candidates(language, each, count)))
    for (const namespace of namespaces) {
      const text = textAt(texts[namespace], key)
      if (text !== undefined) return text
    }
  return undefined
}

export const makeT = (source: Source): TFunction => {
  const fill = (text: string, values: Values) =>
    text.replace(PLACEHOLDER, (_whole, name: string | undefined, key = '', own = '') =>
      name === undefined
        ? makeT({ ...source, keyPrefix: '' })(key, { ...values, ...(JSON.parse(own) as Values) })
        : written(values[name]),
    )
  return (key, values = {}) => {
    const { count, ns, defaultValue } = values
    if (ns) return makeT({ ...source, namespaces: [ns], keyPrefix: '' })(key, { ...values, ns: '' })
    const prefix = source.keyPrefix ? `${source.keyPrefix}.` : ''
    const keys = [key].flat().map((each) => prefix + each)
    const text = findText(source, keys, count) ?? defaultValue
    return text === undefined ? (keys.at(-1) ?? '') : fill(text, values)
  }
}
