import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import styles from './ErrorState.module.css'
import { Icon } from './Icon.tsx'

type Props = { title: string; text?: ReactNode; retryText: string; onRetry: () => void; retrying: boolean }

export function ErrorState({ title, text, retryText, onRetry, retrying }: Props) {
  return (
    <div role="alert" data-tone="beet" className={styles.state}>
      <Icon name="alert" className={styles.icon} />
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      <Button variant="secondary" icon="refresh" onClick={onRetry} loading={retrying}>
        {retryText}
      </Button>
    </div>
  )
}
