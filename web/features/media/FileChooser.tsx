import { formatBytes } from '../../lib/format/format-bytes.ts'
import { ruleText } from '../../lib/forms/rule-text.ts'
import type { TFunction } from '../../lib/i18n/translate.ts'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { FileDrop } from '../../ui/forms/FileDrop.tsx'
import { type DroppedFile, type FilesRule, validateFiles } from './chosen-files.ts'
import { useSmallPictures } from './useSmallPictures.ts'

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
