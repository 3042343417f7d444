// Looking a text up costs more than rendering it. On the server, where nothing changes an instance's language or texts, it is done once.
import type { i18n } from 'i18next'

type Translate = (key: string, options?: object) => string
type GetFixedT = (language: string, namespace: string, keyPrefix?: string, options?: object) => Translate

// Texts with values in them are made anew. A key that has no text comes back as it is, and could be anything.
const rememberTexts = (translate: Translate): Translate => {
  const texts = new Map<string, string>()
  return (key, options) => {
    if (options !== undefined) return translate(key, options)
    const known = texts.get(key)
    if (known !== undefined) return known
    const text = translate(key)
    if (!text.endsWith(key)) texts.set(key, text)
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
