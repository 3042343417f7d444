import { useState } from 'react'
import { classes } from '../classes.ts'
import styles from './FileDrop.module.css'
import { Icon } from '../Icon.tsx'
import { IconButton } from '../IconButton.tsx'
import { Progress } from '../Progress.tsx'
import { useFileSource } from './useFileSource.ts'

export type DroppedFile = {
  id: string
  name: string
  kind: 'image' | 'video' | 'other'
  /** A file just chosen, or the address of one that the server already has. */
  source: File | string
  error?: string | undefined
  /** From 0 to 1 while it is sent. */
  progress?: number | undefined
  /** A picture that is being made small. */
  isPreparing?: boolean | undefined
  /** The size of a picture before it was made small. */
  originalSize?: number | undefined
  /** Something to know about it. */
  note?: string | undefined
}

type Labels = {
  removeLabel: (name: string) => string
  cancelLabel: (name: string) => string
  progressLabel: (name: string) => string
}

type Props = { file: DroppedFile; labels: Labels; onRemove: () => void; onCancel: () => void }

export function FileTile({ file, labels, onRemove, onCancel }: Props) {
  const { name, error, progress, note } = file
  const sending = progress !== undefined && progress < 1
  return (
    <li className={classes(styles.tile, error && styles.refused)}>
      <Preview file={file} />
      <div className={styles.about}>
        <span className={styles.name}>{name}</span>
        {error && (
          <span role="alert" className={styles.error}>
            {error}
          </span>
        )}
        {note && <output className={styles.note}>{note}</output>}
        {sending && <Progress label={labels.progressLabel(name)} value={progress} />}
      </div>
      {sending ? (
        <IconButton icon="close" label={labels.cancelLabel(name)} onClick={onCancel} />
      ) : (
        <IconButton icon="trash" label={labels.removeLabel(name)} onClick={onRemove} />
      )}
    </li>
  )
}

function Preview({ file: { kind, source, error } }: { file: DroppedFile }) {
  const picture = useFileSource(source)
  // Its name may say picture where its content does not.
  const [isUnreadable, setUnreadable] = useState(false)
  if (error || isUnreadable || kind === 'other') return <FileIcon kind={kind} />
  const preview = { ref: picture, className: styles.preview, onError: () => setUnreadable(true) }
  if (kind === 'image') return <img {...preview} alt="" />
  return <video {...preview} muted playsInline preload="metadata" />
}

function FileIcon({ kind }: Pick<DroppedFile, 'kind'>) {
  return (
    <span className={styles.preview}>
      <Icon name={kind === 'video' ? 'video' : 'image'} />
    </span>
  )
}
