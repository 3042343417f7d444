import { useTranslation } from '../../../../lib/i18n/useTranslation.tsx'
import { Cluster } from '../../../../ui/Layout.tsx'
import { ShortcutButton } from '../../shell/ShortcutButton.tsx'
import { useStaff } from '../../shell/useStaff.ts'
import type { ContentDetails } from '../content.api.ts'
import type { PendingDecision } from './ContentDecisionDialog.tsx'

type Props = { content: ContentDetails; onDecide: (pendingDecision: PendingDecision) => void }

const SHORTCUT_KEYS = { hide: 'h', remove: 'x', restore: 'r' } as const

export const ContentActions = ({ content, onDecide }: Props) => {
  const { t } = useTranslation('AdminPeople', { keyPrefix: 'acts' })
  const { may } = useStaff()
  if (!may('judge_content')) return null
  const title = content.kind === 'post' ? content.title : content.content
  const actions = [
    ...(['hide', 'remove'] as const).filter((act) => content.choices.includes(act)),
    ...(content.visibility === 'shown' ? [] : (['restore'] as const)),
  ]
  return (
    <Cluster space="tight">
      {actions.map((act) => (
        <ShortcutButton
          key={act}
          shortcut={SHORTCUT_KEYS[act]}
          size="small"
          label={t(act)}
          onPress={() => onDecide({ piece: content, title, act })}
        />
      ))}
    </Cluster>
  )
}
