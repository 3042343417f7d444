// The texts are bundled with the script: offline they could not be fetched.
import en from '../../../locales/en/Voice.json'
import hi from '../../../locales/hi/Voice.json'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'

const NAMESPACE = 'Voice'

export const useVoiceTexts = () => {
  const { i18n } = useTranslation()
  if (!import.meta.env.SSR && !i18n.texts[NAMESPACE]) {
    i18n.addTexts('en', NAMESPACE, en)
    i18n.addTexts('hi', NAMESPACE, hi)
  }
  return useTranslation(NAMESPACE)
}
