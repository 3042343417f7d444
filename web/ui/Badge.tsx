import type { ReactNode } from 'react'
import styles from './Badge.module.css'
import { Icon, type IconName } from './Icon.tsx'
import type { Tone } from './tone.ts'

export function Badge({
  tone = 'marigold',
  icon,
  children,
}: {
  tone?: Tone | undefined
  icon?: IconName | undefined
  children: ReactNode
}) {
  return (
    <span data-tone={tone} className={styles.badge}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  )
}
