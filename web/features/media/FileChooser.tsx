import { formatBytes } from '../../lib/format/format-bytes.ts'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { FileDrop } from '../../ui/forms/FileDrop.tsx'
import { type DroppedFile, type FilesRule, validateFiles } from './chosen-files.ts'
import { useSmallPictures } from './useSmallPictures.ts'

type Props = {
  name: string
  files: DroppedFile[]
  onChange: (files: DroppedFile[]) => void
  rule: FilesRule
  ruleText: (message: string) => string
  /** Offered file extensions. */
  kinds: readonly string[]
  /** More files than allowed can be chosen; the rule then marks them. */
  multiple?: boolean | undefined
  words: { label: string; prompt: string; hint: string; optional?: string; remove: (name: string) => string }
  error?: string | undefined
}

/** Files for a form. They are uploaded with it, so a file has no progress of its own. */
export const FileChooser = ({
  name,
  files,
  onChange,
  rule,
  ruleText,
  kinds,
  multiple,
  words,
  error,
}: Props) => {
  const { t } = useTranslation('Navbar', { keyPrefix: 'files' })
  const change = useSmallPictures({ files, onChange })
  const noteOf = ({ source, error: refusal, isPreparing, originalSize }: DroppedFile) => {
    if (refusal) return undefined
    if (isPreparing) return t('makingSmall')
    if (originalSize === undefined || !(source instanceof File)) return undefined
    return t('madeSmall', { from: formatBytes(originalSize), to: formatBytes(source.size) })
  }
  const validated = validateFiles(files, rule).map((file) => ({
    ...file,
    error: file.error && ruleText(file.error),
    note: noteOf(file),
  }))
  return (
    <FileDrop
      {...{ name, multiple, error }}
      label={words.label}
      prompt={words.prompt}
      hint={words.hint}
      optionalText={words.optional}
      accept={kinds.map((kind) => `.${kind}`).join(',')}
      files={validated}
      onChange={change}
      check={() => undefined}
      removeLabel={words.remove}
      cancelLabel={words.remove}
      progressLabel={words.remove}
    />
  )
}
