import type { TFunction } from '../../lib/i18n/translate.ts'
import { type DroppedFile, type FilesRule, validateFiles } from './chosen-files.ts'
import { FileChooser } from './FileChooser.tsx'
import { MediaInputLayout } from './MediaInputLayout.tsx'
import { MediaTile } from './MediaTile.tsx'
import { Photo, type Picture } from './Photo.tsx'

export type ExistingMedia = { id: number; picture?: Picture; video?: string }

type Props = {
  /** The form's `t`: texts are under `media`, and by the field's name under `fields` and `files`. */
  t: TFunction
  name: string
  existing: readonly ExistingMedia[]
  /** Ids that are deleted when the form is saved. */
  removed: readonly number[]
  onRemovedChange: (ids: number[]) => void
  files: DroppedFile[]
  onFiles: (files: DroppedFile[]) => void
  /** For the new files. */
  rule: FilesRule
  kinds: readonly string[]
  most: number
  error: string | undefined
}

/** A field for images or videos of which some exist. Removing one can be undone until the form is saved. */
export const MediaInput = ({
  t,
  name,
  existing,
  removed,
  onRemovedChange,
  files,
  onFiles,
  rule,
  ...props
}: Props) => {
  const { kinds, most, error } = props
  const added = validateFiles(files, rule).filter((file) => !file.error)
  const toggle = (id: number) =>
    onRemovedChange(removed.includes(id) ? removed.filter((each) => each !== id) : [...removed, id])
  const tile = ({ id, ...medium }: ExistingMedia, at: number) => {
    const title = t(`media.${name}`, { number: at + 1 })
    const removedText = removed.includes(id) ? t('media.going') : undefined
    return (
      <MediaTile key={id} t={t} name={title} removedText={removedText} onToggle={() => toggle(id)}>
        <MediaPreview {...medium} title={title} />
      </MediaTile>
    )
  }
  return (
    <MediaInputLayout
      title={t(`fields.${name}`)}
      count={t('media.count', { used: existing.length - removed.length + added.length, most })}
      nowText={t('media.now')}
      noneText={t('media.none')}
      old={existing.map(tile)}
      chooser={
        <FileChooser
          {...{ t, name, files, rule, kinds, error }}
          multiple
          onChange={onFiles}
          label={t(`files.${name}.label`)}
        />
      }
    />
  )
}

type PreviewProps = { picture?: Picture; video?: string; title: string }

const MediaPreview = ({ picture, video, title }: PreviewProps) =>
  picture ? (
    <Photo picture={picture} alt={title} sizes="(min-width: 600px) 9rem, 45vw" />
  ) : (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- an upload of a provider, without captions
    <video src={video} aria-label={title} controls playsInline preload="metadata" />
  )
