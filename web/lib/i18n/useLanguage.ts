import { useTranslation } from './useTranslation.tsx'
import { languageOf } from '../../../contract/language.ts'
import type { Language } from '../../../contract/limits.ts'

export const useLanguage = (): Language => languageOf(useTranslation().i18n.language)
