import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { CallError } from '../../../lib/http/call.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { refusalCodeText } from '../../../lib/forms/refusal-text.ts'
import { fieldProblems, ruleText } from '../../../lib/forms/rule-text.ts'
import { waitText } from '../../../lib/format/wait-text.ts'

const firstFieldProblem = (error: CallError) => {
  const [problem] = Object.values(fieldProblems(error) ?? {}).flat()
  return typeof problem === 'string' ? problem : undefined
}

export const useErrorText = () => {
  const { t } = useTranslation('Admin')
  const language = useLanguage()
  return (error: unknown): string => {
    if (!(error instanceof CallError)) return t('offline')
    const fieldProblem = firstFieldProblem(error)
    if (fieldProblem) return ruleText(t, fieldProblem)
    const wait = waitText(language, error.retryAfter)
    if (!error.code) return error.serverText ?? t('refusals.unexpected')
    return refusalCodeText(t, error.code, error.message, { wait })
  }
}
