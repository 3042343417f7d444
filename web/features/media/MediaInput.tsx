import type { TFunction } from '../../lib/i18n/translate.ts'
import { ruleText } from '../../lib/forms/rule-text.ts'
import { type DroppedFile, type FilesRule, validateFiles } from './chosen-files.ts'
import { FileChooser } from './FileChooser.tsx'
import { MediaInputLayout } from './MediaInputLayout.tsx'
import { MediaTile } from './MediaTile.tsx'
import { Photo, type Picture } from './Photo.tsx'

/** A picture or a video that is shown now. */
export type ExistingMedia = { id: number; picture?: Picture; video?: string }

type Props = {
  /** The form's `t`: texts are under `media`, and by the field's name under `fields` and `files`. */
  t: TFunction
  name: string
  shown: readonly ExistingMedia[]
  /** Those of them that are to be taken away. */
  removed: readonly number[]
  onRemovedChange: (ids: number[]) => void
  files: DroppedFile[]
  onFiles: (files: DroppedFile[]) => void
  /** For new ones beside those that stay. */
  rule: FilesRule
  kinds: readonly string[]
  most: number
  /** What the server said. */
  error: string | undefined
}

/** A form's field for pictures or videos of which some are shown already: each can be taken away or back until it is saved. */
export const MediaInput = ({
  t,
  name,
  shown,
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
    const going = removed.includes(id) ? t('media.going') : undefined
    return (
      <MediaTile key={id} t={t} name={title} going={going} onToggle={() => toggle(id)}>
        <MediaPreview {...medium} title={title} />
      </MediaTile>
    )
  }
  return (
    <MediaInputLayout
      title={t(`fields.${name}`)}
      count={t('media.count', { used: shown.length - removed.length + added.length, most })}
      nowText={t('media.now')}
      noneText={t('media.none')}
      old={shown.map(tile)}
      chooser={
        <FileChooser
          {...{ name, files, rule, kinds, error }}
          multiple
          onChange={onFiles}
          ruleText={(message) => ruleText(t, message)}
          words={{
            label: t(`files.${name}.label`),
            prompt: t(`files.${name}.prompt`),
            hint: t(`files.${name}.hint`),
            remove: (file) => t('files.remove', { file }),
          }}
        />
      }
    />
  )
}

type PreviewProps = { picture?: Picture; video?: string; title: string }

/** A picture or a video, as its owner looks through them. */
const MediaPreview = ({ picture, video, title }: PreviewProps) =>
  picture ? (
    <Photo picture={picture} alt={title} sizes="(min-width: 600px) 9rem, 45vw" />
  ) : (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- a shop's own video; nobody wrote captions for it
    <video src={video} aria-label={title} controls playsInline preload="metadata" />
  )
