import type { OutboxKind } from '../../lib/outbox/entry.ts'
import { useOnSent, useOutbox } from '../../lib/outbox/useOutbox.ts'
import { WaitingItem } from './parts/WaitingItem.tsx'
import { useWaitingTexts } from './parts/useWaitingTexts.ts'
import styles from './parts/WaitingItem.module.css'

type Props = {
  kind: OutboxKind
  target: string
  /** An entry was sent, by any tab: the list is stale. */
  onSent: () => void
}

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
