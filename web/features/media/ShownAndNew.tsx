import type { TFunction } from 'i18next'
import { ruleText } from '../../lib/rule-text.ts'
import { type DroppedFile, type FilesRule, judged } from './chosen-files.ts'
import { FileChooser } from './FileChooser.tsx'
import { KeptTile } from './KeptTile.tsx'
import { OldAndNew } from './OldAndNew.tsx'
import { ShownMedium } from './parts/ShownMedium.tsx'
import type { Picture } from './Photo.tsx'

/** A picture or a video that is shown now. */
export type Shown = { id: number; picture?: Picture; video?: string }

type Props = {
  /** Of the form: its words stand under `media`, and by the field's name under `fields` and `files`. */
  t: TFunction
  name: string
  shown: readonly Shown[]
  /** Those of them that are to be taken away. */
  gone: readonly number[]
  onGone: (ids: number[]) => void
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
export const ShownAndNew = ({ t, name, shown, gone, onGone, files, onFiles, rule, ...props }: Props) => {
  const { kinds, most, error } = props
  const added = judged(files, rule).filter((file) => !file.error)
  const toggle = (id: number) =>
    onGone(gone.includes(id) ? gone.filter((each) => each !== id) : [...gone, id])
  const tile = ({ id, ...medium }: Shown, at: number) => {
    const title = t(`media.${name}`, { number: at + 1 })
    const going = gone.includes(id) ? t('media.going') : undefined
    return (
      <KeptTile key={id} t={t} name={title} going={going} onToggle={() => toggle(id)}>
        <ShownMedium {...medium} title={title} />
      </KeptTile>
    )
  }
  return (
    <OldAndNew
      title={t(`fields.${name}`)}
      count={t('media.count', { used: shown.length - gone.length + added.length, most })}
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
