// Memoizes texts on the server, where an instance never changes: looking a text up costs more than rendering it.
import type { I18n } from './make-i18n.ts'
import type { TFunction } from './translate.ts'

// Values such as numbers and names are unbounded.
const MAX_TEXTS = 2_000

// A missing key is returned unchanged, and keys are unbounded.
const rememberTexts = (translate: TFunction): TFunction => {
  const texts = new Map<string, string>()
  return (key, values) => {
    const id = values === undefined ? String(key) : `${String(key)} ${JSON.stringify(values)}`
    const known = texts.get(id)
    if (known !== undefined) return known
    const text = translate(key, values)
    if (text.endsWith([key].flat().at(-1) ?? '')) return text
    if (texts.size >= MAX_TEXTS) texts.clear()
    texts.set(id, text)
    return text
  }
}

export const withRememberedTexts = (i18n: I18n): I18n => {
  const makeT = i18n.getT
  // By namespaces, then by prefix: each component asks for its own, and joining both would cost as much as the lookup.
  const made = new Map<string, Map<string | undefined, TFunction>>()
  const getT: I18n['getT'] = (namespace, keyPrefix) => {
    const name = String(namespace)
    const ofName = made.get(name) ?? new Map<string | undefined, TFunction>()
    made.set(name, ofName)
    const t = ofName.get(keyPrefix) ?? rememberTexts(makeT(namespace, keyPrefix))
    ofName.set(keyPrefix, t)
    return t
  }
  return Object.assign(i18n, { getT })
}
