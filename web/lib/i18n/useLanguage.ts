import { useTranslation } from './useTranslation.tsx'
import { languageOf } from '../../../contract/language.ts'
import type { Language } from '../../../contract/limits.ts'

/** The language of the page, for what is asked and formatted in it. */
export const useLanguage = (): Language => languageOf(useTranslation().i18n.language)
