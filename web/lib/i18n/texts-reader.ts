// Loads the words of a page as the specification asks: again and again when they do not come, and at last in English.
import { FALLBACK_LANGUAGE, translations } from '../../../contract/limits.ts'
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

/** `onMissing`: what was asked for is missing now, or stands there in English. */
export const textsReader = (onMissing: () => void) => async (language: string, namespace: string) => {
  try {
    return await fetchTexts(language, namespace)
  } catch (error) {
    onMissing()
    if (language === FALLBACK_LANGUAGE) throw error
    return fetchTexts(FALLBACK_LANGUAGE, namespace)
  }
}
