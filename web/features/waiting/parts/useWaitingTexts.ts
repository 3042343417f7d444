// The texts are bundled with the script: offline they could not be fetched.
import en from '../../../locales/en/Waiting.json'
import hi from '../../../locales/hi/Waiting.json'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'

const NAMESPACE = 'Waiting'

export const useWaitingTexts = (keyPrefix?: string) => {
  const { i18n } = useTranslation()
  if (!import.meta.env.SSR && !i18n.texts[NAMESPACE]) {
    i18n.addTexts('en', NAMESPACE, en)
    i18n.addTexts('hi', NAMESPACE, hi)
  }
  return useTranslation(NAMESPACE, keyPrefix === undefined ? {} : { keyPrefix })
}
