// Loads the texts of a page with retries, and finally in English, as specified.
import { FALLBACK_LANGUAGE } from '../../../contract/language.ts'
import { translations } from '../../../contract/display.ts'
import type { Texts } from './translate.ts'

const fetchTexts = async (language: string, namespace: string, tries = 0): Promise<Texts> => {
  try {
    const reply = await fetch(`/locales/${language}/${namespace}.json`)
    if (reply.ok) return (await reply.json()) as Texts
    throw new Error(`${reply.status} for the texts ${language}/${namespace}`)
  } catch (error) {
    if (tries === translations.retries) throw error
    await new Promise((resolve) => setTimeout(resolve, translations.firstWait * 2 ** tries))
    return fetchTexts(language, namespace, tries + 1)
  }
}

/** `onMissing` is called when texts are missing or in English. */
export const textsReader = (onMissing: () => void) => async (language: string, namespace: string) => {
  try {
    return await fetchTexts(language, namespace)
  } catch (error) {
    onMissing()
    if (language === FALLBACK_LANGUAGE) throw error
    return fetchTexts(FALLBACK_LANGUAGE, namespace)
  }
}
