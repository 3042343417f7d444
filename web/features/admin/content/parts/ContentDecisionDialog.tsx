import { useTranslation } from '../../../../lib/i18n/useTranslation.tsx'
import { useStaffAction } from '../../shell/useStaffAction.ts'
import { ReasonDialog } from '../../shell/ReasonDialog.tsx'
import type { ContentRef } from '../content-filter.ts'
import { CONTENT, decideAboutContent, restoreContent } from '../content.api.ts'

export type PendingDecision = {
  piece: ContentRef
  title: string
  act: 'hide' | 'remove' | 'restore'
}

const TEXT_KEYS = { hide: 'hide', remove: 'remove', restore: 'restoreContent' } as const

export const ContentDecisionDialog = ({
  pendingDecision,
  onClose,
}: {
  pendingDecision: PendingDecision
  onClose: () => void
}) => {
  const { t } = useTranslation('AdminPeople', { keyPrefix: 'why' })
  const { invalidate } = useStaffAction(CONTENT)
  const { piece, title, act } = pendingDecision
  return (
    <ReasonDialog
      t={t}
      act={TEXT_KEYS[act]}
      about={title}
      danger={act === 'remove'}
      work={(reason, keyFor) =>
        act === 'restore'
          ? restoreContent(piece, reason, keyFor([reason]))
          : decideAboutContent(piece, { decision: act, reason }, keyFor([reason]))
      }
      onDone={invalidate}
      onClose={onClose}
    />
  )
}
