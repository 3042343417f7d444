import { useTranslation } from 'react-i18next'
import { CallError } from '../../../lib/call.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { ruleText } from '../../../lib/rule-text.ts'
import { waitText } from '../../../lib/wait-text.ts'

const firstFieldError = ({ fields = {} }: CallError) => {
  const [message] = Object.values(fields).flat()
  return typeof message === 'string' ? message : undefined
}

/** The text of a failed call of the admin panel. */
export const useErrorText = () => {
  const { t } = useTranslation('Admin')
  const language = useLanguage()
  return (error: unknown): string => {
    if (!(error instanceof CallError)) return t('offline')
    const fieldError = firstFieldError(error)
    if (fieldError) return ruleText(t, fieldError)
    const wait = waitText(language, error.retryAfter)
    return t(`refusals.${error.code ?? 'unexpected'}`, { wait, defaultValue: error.message })
  }
}
