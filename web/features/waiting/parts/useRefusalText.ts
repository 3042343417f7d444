import type { Entry } from '../../../lib/outbox/entry.ts'
import { refusalOf } from '../../../lib/outbox/outbox.ts'
import { codeOf } from '../../../lib/outbox/outcome.ts'
import { refusalText } from '../../../lib/refusal-text.ts'
import { useWaitingTexts } from './useWaitingTexts.ts'

/** Why the server does not take it. */
export const useRefusalText = ({ kind, reply }: Entry) => {
  const { t } = useWaitingTexts()
  if (!reply) return t('refused')
  const text = refusalText(t, refusalOf(reply), t('refused'))
  // Some mean more of one kind than of the others.
  return t(`refusalsOf.${kind}.${String(codeOf(reply))}`, { defaultValue: text })
}
