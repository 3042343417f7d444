import type { OutboxKind } from '../../lib/outbox/entry.ts'
import { useOnSent, useOutbox } from '../../lib/outbox/useOutbox.ts'
import { WaitingItem } from './parts/WaitingItem.tsx'
import { useWaitingTexts } from './parts/useWaitingTexts.ts'
import styles from './parts/WaitingItem.module.css'

type Props = {
  kind: OutboxKind
  /** As the entry names it. */
  target: string
  /** It has arrived, from here or another tab: the list that it belongs to is old. */
  onSent: () => void
}

/** What waits to appear here. */
export const WaitingEntries = ({ kind, target, onSent }: Props) => {
  const { t } = useWaitingTexts()
  const entries = useOutbox(kind, target)
  useOnSent(kind, target, onSent)
  if (entries.length === 0) return null
  return (
    <ul aria-label={t('list')} className={styles.list}>
      {entries.map((entry) => (
        <WaitingItem key={entry.id} entry={entry} isApart={false} />
      ))}
    </ul>
  )
}
