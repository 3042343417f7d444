import type { ReactNode } from 'react'
import { Icon, type IconName } from './Icon.tsx'
import styles from './Notice.module.css'
import type { Tone } from './tone.ts'

const KINDS: Record<NoticeKind, { tone: Tone; icon: IconName }> = {
  info: { tone: 'indigo', icon: 'info' },
  success: { tone: 'leaf', icon: 'check' },
  warning: { tone: 'marigold', icon: 'alert' },
  error: { tone: 'beet', icon: 'alert' },
}

export type NoticeKind = 'info' | 'success' | 'warning' | 'error'

type Props = { kind: NoticeKind; title?: string | undefined; children: ReactNode }

/** An error interrupts a screen reader, others do not. */
export function Notice({ kind, title, children }: Props) {
  const { tone, icon } = KINDS[kind]
  return (
    <div role={kind === 'error' ? 'alert' : 'status'} data-tone={tone} className={styles.notice}>
      <Icon name={icon} />
      <div>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  )
}
