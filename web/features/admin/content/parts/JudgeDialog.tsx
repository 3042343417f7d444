import { useTranslation } from 'react-i18next'
import { useAct } from '../../desk/useAct.ts'
import { WhyDialog } from '../../desk/WhyDialog.tsx'
import styles from './JudgeDialog.module.css'
import type { Piece } from '../content-filter.ts'
import { CONTENT, decideAboutContent, restoreContent } from '../content.api.ts'

export type Judged = {
  piece: Piece
  /** By which it is known again. */
  words: string
  act: 'hide' | 'remove' | 'restore'
}

const WORDS = { hide: 'hide', remove: 'remove', restore: 'restoreContent' } as const

export const JudgeDialog = ({ judged, onClose }: { judged: Judged; onClose: () => void }) => {
  const { t } = useTranslation('DeskPeople', { keyPrefix: 'why' })
  const { anew } = useAct(CONTENT)
  const { piece, words, act } = judged
  return (
    <WhyDialog
      t={t}
      act={WORDS[act]}
      danger={act === 'remove'}
      work={(reason, keyFor) =>
        act === 'restore'
          ? restoreContent(piece, reason, keyFor([reason]))
          : decideAboutContent(piece, { decision: act, reason }, keyFor([reason]))
      }
      onDone={anew}
      onClose={onClose}
    >
      <blockquote className={styles.words}>{words}</blockquote>
    </WhyDialog>
  )
}
