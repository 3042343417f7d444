import type { Entry } from '../../../lib/outbox/entry.ts'
import { refusalOf } from '../../../lib/outbox/outbox.ts'
import { codeOf } from '../../../lib/outbox/outcome.ts'
import { refusalText } from '../../../lib/forms/refusal-text.ts'
import { useWaitingTexts } from './useWaitingTexts.ts'

/** Why it was not sent: the server's reason, or that it failed. */
export const useRefusalText = ({ kind, reply }: Entry) => {
  const { t } = useWaitingTexts()
  if (!reply) return t('refused')
  const text = refusalText(t, refusalOf(reply), t(`failed.${kind}`))
  // Some mean more of one kind than of the others.
  return t(`refusalsOf.${kind}.${String(codeOf(reply))}`, { defaultValue: text })
}
