import { CallError } from '../../../lib/http/call.ts'
import type { Entry } from '../../../lib/outbox/entry.ts'
import { refusalOf } from '../../../lib/outbox/outbox.ts'
import { codeOf } from '../../../lib/outbox/outcome.ts'
import { refusalText } from '../../../lib/forms/refusal-text.ts'
import { useWaitingTexts } from './useWaitingTexts.ts'

export const useRefusalText = ({ kind, reply }: Entry) => {
  const { t } = useWaitingTexts()
  if (!reply) return t('refused')
  const error = refusalOf(reply)
  const failed = t(`failed.${kind}`)
  const isInvalid = error instanceof CallError && error.fields !== undefined
  const text = isInvalid ? t(`invalid.${kind}`, { defaultValue: failed }) : refusalText(t, error, failed)
  // Some codes have a more specific text for a kind.
  return t(`refusalsOf.${kind}.${String(codeOf(reply))}`, { defaultValue: text })
}
