import { useController } from 'react-hook-form'
import { judged } from '../../media/chosen-files.ts'
import type { Picture } from '../../media/Photo.tsx'
import { KeptTile } from './KeptTile.tsx'
import { NewFiles } from './NewFiles.tsx'
import { OldAndNew } from './OldAndNew.tsx'
import { WINDOW, type WindowField, windowRule } from './profile-fields.ts'
import { ShownMedium } from './ShownMedium.tsx'
import type { ProviderForm } from './useProviderForm.ts'

/** What the profile shows now. */
type Shown = { id: number; picture?: Picture; video?: string }

type Props = { form: ProviderForm; name: WindowField; shown: readonly Shown[] }

/** The pictures or the videos of the profile. */
export const ShownField = ({ form, name, shown }: Props) => {
  const { t, hook } = form
  const { deleted, kinds, most } = WINDOW[name]
  const { field: chosen } = useController({ control: hook.control, name })
  const { field: gone } = useController({ control: hook.control, name: deleted })
  const kept = shown.length - gone.value.length
  const rule = windowRule(name, kept)
  const added = judged(chosen.value, rule).filter(({ error }) => !error)

  const toggle = (id: number) => {
    gone.onChange(gone.value.includes(id) ? gone.value.filter((each) => each !== id) : [...gone.value, id])
    // What the server said was about another number of them.
    hook.clearErrors(name)
  }
  const tile = ({ id, ...medium }: Shown, at: number) => {
    const title = t(`media.${name}`, { number: at + 1 })
    const going = gone.value.includes(id) ? t('media.going') : undefined
    return (
      <KeptTile key={id} t={t} name={title} going={going} onToggle={() => toggle(id)}>
        <ShownMedium {...medium} title={title} />
      </KeptTile>
    )
  }
  return (
    <OldAndNew
      title={t(`fields.${name}`)}
      count={t('media.count', { used: kept + added.length, most })}
      nowText={t('media.now')}
      noneText={t('media.none')}
      old={shown.map(tile)}
      chooser={<NewFiles {...{ form, name, rule, kinds }} label={t(`files.${name}.label`)} multiple />}
    />
  )
}
