// The language and the texts of a page that the server renders.
import type { i18n } from 'i18next'
import { languageOf, preferredLanguage } from '../../../contract/language.ts'
import { FALLBACK_LANGUAGE, type Language, LANGUAGES } from '../../../contract/limits.ts'
import { LANGUAGE_COOKIE, LANGUAGE_PARAMETER } from './detection.ts'
import { makeI18n, type Resources, type Texts } from './make-i18n.ts'
import type { Namespace } from './namespaces.ts'
import { withRememberedTexts } from './remember-texts.ts'

const files = import.meta.glob<Texts>('../../locales/*/*.json', { eager: true, import: 'default' })

const resourcesFor = (language: Language, namespaces: readonly Namespace[]): Resources =>
  Object.fromEntries(namespaces.map((name) => [name, files[`../../locales/${language}/${name}.json`] ?? {}]))

const COOKIE = new RegExp(`(?:^|; *)${LANGUAGE_COOKIE}=([\\w-]+)`)

const isKnown = (code: string) => LANGUAGES.some((known) => code.toLowerCase().split('-', 1)[0] === known)

/** As in the browser: the address, then the cookie, then what the browser prefers. Its storage can't be seen from here. */
export const languageOfRequest = (request: Request): Language => {
  const requested = new URL(request.url).searchParams.get(LANGUAGE_PARAMETER)
  const remembered = COOKIE.exec(request.headers.get('cookie') ?? '')?.[1]
  const known = [requested, remembered, preferredLanguage(request.headers.get('accept-language'))].find(
    (code) => code && isKnown(code),
  )
  return languageOf(known ?? FALLBACK_LANGUAGE)
}

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
