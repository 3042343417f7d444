import { useId, useState, type DragEvent } from 'react'
import { classes } from '../classes.ts'
import { describedBy, FieldMark, FieldMessages, type FieldProps } from '../Field.tsx'
import styles from './FileDrop.module.css'
import { FileTile, type DroppedFile } from './FileTile.tsx'
import { Icon } from '../Icon.tsx'

type Props = Omit<FieldProps, 'hideLabel'> & {
  /** What to do, in the box: 'Choose pictures or drop them here'. */
  prompt: string
  files: DroppedFile[]
  onChange: (files: DroppedFile[]) => void
  /** Why this file is refused, given those before it. It stays in the list with these words. */
  check: (file: File, others: DroppedFile[]) => string | undefined
  /** What the file chooser offers, such as '.png,.webp'; `check` decides. */
  accept: string
  multiple?: boolean | undefined
  name?: string | undefined
  disabled?: boolean | undefined
  removeLabel: (name: string) => string
  cancelLabel: (name: string) => string
  progressLabel: (name: string) => string
  /** Stops an upload that is under way. */
  onCancel?: ((file: DroppedFile) => void) | undefined
}

/** The caller owns the list of files and uploads those without an error. */
export function FileDrop(props: Props) {
  const { label, hint, error, required, optionalText, files, multiple = false, onChange } = props
  const ownId = useId()
  const id = props.id ?? ownId

  const add = (chosen: FileList | null) => {
    const list = multiple ? [...files] : []
    for (const file of [...(chosen ?? [])].slice(0, multiple ? undefined : 1)) {
      list.push(toDroppedFile(file, props.check(file, list)))
    }
    onChange(list)
  }
  const { dragging, ...dropZone } = useDropZone(add, props.disabled)
  const isWrong = Boolean(error) || files.some((file) => file.error)

  return (
    <div className={styles.field}>
      <label className={classes(styles.zone, dragging && styles.dragging)} {...dropZone}>
        <span className={styles.label}>
          {label}
          <FieldMark required={required} optionalText={optionalText} />
        </span>
        <Icon name="upload" className={styles.icon} />
        <span className={styles.prompt}>{props.prompt}</span>
        <input
          id={id}
          type="file"
          name={props.name}
          accept={props.accept}
          multiple={multiple}
          disabled={props.disabled}
          {...describedBy(id, { error, hint })}
          aria-invalid={isWrong || undefined}
          className={styles.input}
          onChange={(event) => {
            add(event.currentTarget.files)
            // The same file, taken out and chosen again, is a change too.
            event.currentTarget.value = ''
          }}
        />
      </label>
      <FieldMessages id={id} error={error} hint={hint} />
      {files.length > 0 && (
        <ul className={styles.files}>
          {files.map((file) => (
            <FileTile
              key={file.id}
              file={file}
              labels={props}
              onRemove={() => onChange(files.filter((other) => other.id !== file.id))}
              onCancel={() => props.onCancel?.(file)}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

const kindOf = ({ type }: File) =>
  type.startsWith('image/') ? 'image' : type.startsWith('video/') ? 'video' : 'other'

let chosen = 0
const toDroppedFile = (source: File, error: string | undefined): DroppedFile => ({
  id: String(++chosen),
  name: source.name,
  kind: kindOf(source),
  source,
  error,
})

function useDropZone(onDrop: (files: FileList) => void, disabled = false) {
  const [dragging, setDragging] = useState(false)
  const whenEnabled = (act: (event: DragEvent) => void) => (event: DragEvent) => {
    // Without this the browser leaves the page to show the file.
    event.preventDefault()
    if (!disabled) act(event)
  }
  return {
    dragging,
    onDragOver: whenEnabled(() => setDragging(true)),
    onDragLeave: whenEnabled(() => setDragging(false)),
    onDrop: whenEnabled((event) => {
      setDragging(false)
      onDrop(event.dataTransfer.files)
    }),
  }
}
