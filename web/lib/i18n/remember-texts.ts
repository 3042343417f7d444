// Looking a text up costs more than rendering it. On the server, where nothing changes an instance's language or texts, it is done once.
import type { i18n } from 'i18next'

type Translate = (key: string, values?: object) => string | object
type GetFixedT = (language: string, namespace: string, keyPrefix?: string, options?: object) => Translate

// Numbers and names have no end.
const MAX_TEXTS = 2_000

// A key that has no text comes back as it is, and could be anything. What is not a text is a group of them.
const rememberTexts = (translate: Translate): Translate => {
  const texts = new Map<string, string>()
  return (key, values) => {
    const id = values === undefined ? key : `${key} ${JSON.stringify(values)}`
    const known = texts.get(id)
    if (known !== undefined) return known
    const text = translate(key, values)
    if (typeof text !== 'string' || text.endsWith(key)) return text
    if (texts.size >= MAX_TEXTS) texts.clear()
    texts.set(id, text)
    return text
  }
}

/** Gives each page the same `t` for the same namespace and prefix, and `t` the same text for the same key. */
export const withRememberedTexts = (instance: i18n): i18n => {
  const makeFixedT = instance.getFixedT.bind(instance) as unknown as GetFixedT
  const made = new Map<string, Translate>()
  const getFixedT: GetFixedT = (language, namespace, keyPrefix, options) => {
    const id = `${language} ${namespace} ${keyPrefix ?? ''}`
    const fixedT = made.get(id) ?? rememberTexts(makeFixedT(language, namespace, keyPrefix, options))
    made.set(id, fixedT)
    return fixedT
  }
  return Object.assign(instance, { getFixedT })
}
