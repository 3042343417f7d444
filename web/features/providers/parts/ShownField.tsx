import { useController } from 'react-hook-form'
import { type Shown, ShownAndNew } from '../../media/ShownAndNew.tsx'
import { WINDOW, type WindowField, windowRule } from './profile-fields.ts'
import type { ProviderForm } from './useProviderForm.ts'

type Props = { form: ProviderForm; name: WindowField; shown: readonly Shown[] }

/** The pictures or the videos of the profile. */
export const ShownField = ({ form, name, shown }: Props) => {
  const { t, hook } = form
  const { deleted, kinds, most } = WINDOW[name]
  const { field: chosen } = useController({ control: hook.control, name })
  const { field: gone } = useController({ control: hook.control, name: deleted })
  const take = (ids: number[]) => {
    gone.onChange(ids)
    // What the server said was about another number of them.
    hook.clearErrors(name)
  }
  return (
    <ShownAndNew
      {...{ t, name, shown, kinds, most }}
      gone={gone.value}
      onGone={take}
      files={chosen.value}
      onFiles={chosen.onChange}
      rule={windowRule(name, shown.length - gone.value.length)}
      error={form.errorOf(name)}
    />
  )
}
