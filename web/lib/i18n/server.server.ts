// The texts of a page that the server renders.
import type { Language } from '../../../contract/limits.ts'
import { makeI18n, type Resources, type Texts } from './make-i18n.ts'
import type { Namespace } from './namespaces.ts'

const files = import.meta.glob<Texts>('../../locales/*/*.json', { eager: true, import: 'default' })

const resourcesFor = (language: Language, namespaces: readonly Namespace[]): Resources =>
  Object.fromEntries(namespaces.map((name) => [name, files[`../../locales/${language}/${name}.json`] ?? {}]))

export const serverI18n = (language: Language, namespaces: readonly Namespace[]) =>
  makeI18n({ language, resources: resourcesFor(language, namespaces) })
