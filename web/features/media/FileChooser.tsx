import { formatBytes } from '../../lib/format/format-bytes.ts'
import { ruleText } from '../../lib/forms/rule-text.ts'
import type { TFunction } from '../../lib/i18n/translate.ts'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { FileDrop } from '../../ui/forms/FileDrop.tsx'
import { type DroppedFile, type FilesRule, validateFiles } from './chosen-files.ts'
import { useEffect, useRef } from 'react'
import { makeSmall, mayBeMadeSmall } from '../../lib/pictures/make-small.ts'

type Props = {
  /** The form's `t`: texts are under `rules`, and by the field's name under `files`. */
  t: TFunction
  name: string
  label: string
  /** Set where the label must say that the field may stay empty. */
  optionalText?: string | undefined
  files: DroppedFile[]
  onChange: (files: DroppedFile[]) => void
  rule: FilesRule
  /** Offered file extensions. */
  kinds: readonly string[]
  /** More files than allowed can be chosen; the rule then marks them. */
  multiple?: boolean | undefined
  error?: string | undefined
}

/** Files for a form. They are uploaded with it, so a file has no progress of its own. */
export const FileChooser = ({ t, name, files, onChange, rule, kinds, ...field }: Props) => {
  const { t: tNavbar } = useTranslation('Navbar', { keyPrefix: 'files' })
  const change = useSmallPictures({ files, onChange })
  const noteOf = ({ source, error: refusal, isPreparing, originalSize }: DroppedFile) => {
    if (refusal) return undefined
    if (isPreparing) return tNavbar('makingSmall')
    if (originalSize === undefined || !(source instanceof File)) return undefined
    return tNavbar('madeSmall', { from: formatBytes(originalSize), to: formatBytes(source.size) })
  }
  const validated = validateFiles(files, rule).map((file) => ({
    ...file,
    error: file.error && ruleText(t, file.error),
    note: noteOf(file),
  }))
  const removeLabel = (file: string) => t('files.remove', { file })
  return (
    <FileDrop
      {...field}
      name={name}
      prompt={t(`files.${name}.prompt`)}
      hint={t(`files.${name}.hint`)}
      accept={kinds.map((kind) => `.${kind}`).join(',')}
      files={validated}
      onChange={change}
      check={() => undefined}
      removeLabel={removeLabel}
      cancelLabel={removeLabel}
      progressLabel={removeLabel}
    />
  )
}

type Options = { files: DroppedFile[]; onChange: (files: DroppedFile[]) => void }

const isPicture = ({ source }: DroppedFile) => source instanceof File && mayBeMadeSmall(source)

const withSmall = (file: DroppedFile, small: File): DroppedFile => {
  if (!(file.source instanceof File)) return file
  const changed = small !== file.source && { source: small, originalSize: file.source.size }
  return { ...file, ...changed, isPreparing: false }
}

/** Resizes each new picture when it is chosen. A form that is sent earlier waits for it (lib/uploads/upload.ts). */
const useSmallPictures = ({ files, onChange }: Options) => {
  // Two pictures may become ready before the first change is rendered.
  const latest = useRef(files)
  useEffect(() => {
    latest.current = files
  }, [files])
  const change = (next: DroppedFile[]) => {
    latest.current = next
    onChange(next)
  }
  const prepare = async ({ id, source }: DroppedFile) => {
    if (!(source instanceof File)) return
    const small = await makeSmall(source)
    // It may have been removed meanwhile.
    if (latest.current.some((file) => file.id === id))
      change(latest.current.map((file) => (file.id === id ? withSmall(file, small) : file)))
  }
  return (next: DroppedFile[]) => {
    const isNew = (file: DroppedFile) => isPicture(file) && !files.some(({ id }) => id === file.id)
    change(next.map((file) => (isNew(file) ? { ...file, isPreparing: true } : file)))
    for (const file of next.filter(isNew)) void prepare(file)
  }
}
