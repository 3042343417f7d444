// The language and the texts of a page that the server renders.
import { languageOf, preferredLanguage } from '../../../contract/language.ts'
import { FALLBACK_LANGUAGE, type Language, LANGUAGES } from '../../../contract/limits.ts'
import { LANGUAGE_COOKIE, LANGUAGE_PARAMETER } from './detection.ts'
import { makeI18n, type Resources, type Texts } from './make-i18n.ts'
import type { Namespace } from './namespaces.ts'

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

export const serverI18n = (language: Language, namespaces: readonly Namespace[]) =>
  makeI18n({ language, resources: resourcesFor(language, namespaces) })
