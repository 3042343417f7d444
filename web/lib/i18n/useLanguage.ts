import { useTranslation } from './useTranslation.tsx'
import { languageOf, type Language } from '../../../contract/language.ts'

export const useLanguage = (): Language => languageOf(useTranslation().i18n.language)
