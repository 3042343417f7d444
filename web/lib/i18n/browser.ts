// The browser goes on in the language that the server rendered, then looks for what the person chose before.
import type { i18n } from 'i18next'
import { languageOf } from '../../../contract/language.ts'
import type { Language } from '../../../contract/limits.ts'
import { detectLanguage, rememberLanguage } from './detection.ts'
import { makeI18n, type Resources } from './make-i18n.ts'
import { textsBackend } from './texts-backend.ts'

/** Where the server leaves the texts of the page. */
export const TEXTS_ID = 'page-texts'

const renderedTexts = () => JSON.parse(document.getElementById(TEXTS_ID)?.textContent ?? '{}') as Resources

export const browserI18n = async () => {
  // The same language once more: what is on the page is said anew.
  const reloadTexts = () =>
    void instance.reloadResources().then(() => instance.changeLanguage(instance.language))
  const instance = await makeI18n(
    {
      language: languageOf(document.documentElement.lang),
      resources: renderedTexts(),
      modules: [textsBackend(() => window.addEventListener('online', reloadTexts, { once: true }))],
    },
    { partialBundledLanguages: true },
  )
  return instance
}

/** Remembers a choice: local storage, and a cookie for the server. */
export const chooseLanguage = async (instance: i18n, language: Language) => {
  rememberLanguage(language)
  await instance.changeLanguage(language)
}

/** After hydration: the server can't see local storage, so the rendered language may not be the chosen one. */
export const followRememberedLanguage = async (instance: i18n) => {
  const language = detectLanguage()
  rememberLanguage(language)
  if (language !== instance.language) await instance.changeLanguage(language)
}
