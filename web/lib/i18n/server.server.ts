import type { Language } from '../../../contract/language.ts'
import { type I18n, makeI18n, type Resources } from './make-i18n.ts'
import type { Namespace } from './namespaces.ts'
import { withRememberedTexts } from './remember-texts.ts'
import type { Texts } from './translate.ts'

const files = import.meta.glob<Texts>('../../locales/*/*.json', { eager: true, import: 'default' })

const resourcesFor = (language: Language, namespaces: readonly Namespace[]): Resources =>
  Object.fromEntries(namespaces.map((name) => [name, files[`../../locales/${language}/${name}.json`] ?? {}]))

const makeServerI18n = (language: Language, namespaces: readonly Namespace[]) =>
  withRememberedTexts(makeI18n({ language, resources: resourcesFor(language, namespaces) }))

const instances = new Map<string, I18n>()

/** One instance for all pages with the same texts. */
export const serverI18n = (language: Language, namespaces: readonly Namespace[]) => {
  const id = [language, ...namespaces].join(' ')
  const instance = instances.get(id) ?? makeServerI18n(language, namespaces)
  instances.set(id, instance)
  return instance
}
