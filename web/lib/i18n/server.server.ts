// The texts of a page that the server renders.
import type { i18n } from 'i18next'
import type { Language } from '../../../contract/limits.ts'
import { makeI18n, type Resources, type Texts } from './make-i18n.ts'
import type { Namespace } from './namespaces.ts'
import { withRememberedTexts } from './remember-texts.ts'

const files = import.meta.glob<Texts>('../../locales/*/*.json', { eager: true, import: 'default' })

const resourcesFor = (language: Language, namespaces: readonly Namespace[]): Resources =>
  Object.fromEntries(namespaces.map((name) => [name, files[`../../locales/${language}/${name}.json`] ?? {}]))

const makeServerI18n = async (language: Language, namespaces: readonly Namespace[]) =>
  withRememberedTexts(await makeI18n({ language, resources: resourcesFor(language, namespaces) }))

const instances = new Map<string, Promise<i18n>>()

/** One for all pages with the same texts: making it costs as much as rendering a small page. */
export const serverI18n = (language: Language, namespaces: readonly Namespace[]) => {
  const id = [language, ...namespaces].join(' ')
  const instance = instances.get(id) ?? makeServerI18n(language, namespaces)
  instances.set(id, instance)
  return instance
}
