// The browser starts in the language of the server, then applies the stored choice.
import { languageOf, type Language } from '../../../contract/language.ts'
import { detectLanguage, rememberLanguage } from './detection.ts'
import { type I18n, makeI18n, type Resources } from './make-i18n.ts'
import { textsReader } from './texts-reader.ts'

export const TEXTS_ID = 'page-texts'

const renderedTexts = () => JSON.parse(document.getElementById(TEXTS_ID)?.textContent ?? '{}') as Resources

export const browserI18n = () => {
  const reloadTexts = () => void instance.reload()
  const instance = makeI18n({
    language: languageOf(document.documentElement.lang),
    resources: renderedTexts(),
    readTexts: textsReader(() => window.addEventListener('online', reloadTexts, { once: true })),
  })
  return instance
}

export const chooseLanguage = async (instance: I18n, language: Language) => {
  rememberLanguage(language)
  await instance.changeLanguage(language)
}

/** After hydration: the server can't see local storage, so the rendered language may not be the chosen one. */
export const followRememberedLanguage = async (instance: I18n) => {
  const language = detectLanguage()
  rememberLanguage(language)
  if (language !== instance.language) await instance.changeLanguage(language)
}
