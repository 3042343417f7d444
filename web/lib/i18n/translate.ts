// The subset of i18next that our texts use, without its 13 KB; translate.test.ts compares both for every text.
import type { Language } from '../../../contract/language.ts'
import { formatNumber } from '../format/format.ts'

export type Texts = { [name: string]: string | Texts }

type Values = {
  readonly count?: number
  readonly ns?: string
  readonly defaultValue?: string
  readonly [name: string]: string | number | null | undefined
}

/** Uses the first key that has a text; without one, returns the key. */
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

/** Numbers are formatted in lakhs. A year is passed as a string. */
const written = (value: Values[string]) =>
  Number.isInteger(value) ? formatNumber(Number(value)) : String(value ?? '')

type Source = {
  language: Language
  texts: Record<string, Texts>
  /** Later namespaces are fallbacks. */
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
