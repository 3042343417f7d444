import { useTranslation } from 'react-i18next'
import { Cluster } from '../../../../ui/Layout.tsx'
import { KeyButton } from '../../desk/KeyButton.tsx'
import { useStaff } from '../../desk/useStaff.ts'
import type { ContentInFull } from '../content.api.ts'
import type { Judged } from './JudgeDialog.tsx'

type Props = { content: ContentInFull; onJudge: (judged: Judged) => void }

const LETTERS = { hide: 'h', remove: 'x', restore: 'r' } as const

/** What may be done about it, each by its letter. */
export const PieceActs = ({ content, onJudge }: Props) => {
  const { t } = useTranslation('DeskPeople', { keyPrefix: 'acts' })
  const { may } = useStaff()
  if (!may('judge_content')) return null
  const words = content.kind === 'post' ? content.title : content.content
  const acts = [
    ...(['hide', 'remove'] as const).filter((act) => content.choices.includes(act)),
    ...(content.visibility === 'shown' ? [] : (['restore'] as const)),
  ]
  return (
    <Cluster space="tight">
      {acts.map((act) => (
        <KeyButton
          key={act}
          shortcut={LETTERS[act]}
          size="small"
          words={t(act)}
          onAct={() => onJudge({ piece: content, words, act })}
        />
      ))}
    </Cluster>
  )
}
