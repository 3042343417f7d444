import { useTranslation } from 'react-i18next'
import { CallError } from '../../../lib/call.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { ruleText } from '../../../lib/rule-text.ts'
import { waitText } from '../../../lib/wait-text.ts'

const firstField = ({ fields = {} }: CallError) => {
  const [message] = Object.values(fields).flat()
  return typeof message === 'string' ? message : undefined
}

/** Words what went wrong with a call of the desk. */
export const useProblem = () => {
  const { t } = useTranslation('Desk')
  const language = useLanguage()
  return (error: unknown): string => {
    if (!(error instanceof CallError)) return t('offline')
    const broken = firstField(error)
    if (broken) return ruleText(t, broken)
    const wait = waitText(language, error.retryAfter)
    return t(`refusals.${error.code ?? 'unexpected'}`, { wait, defaultValue: error.message })
  }
}
