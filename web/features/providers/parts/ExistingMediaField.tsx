import { useController } from 'react-hook-form'
import { type ExistingMedia, MediaInput } from '../../media/MediaInput.tsx'
import { PROFILE_MEDIA, type ProfileMediaField, profileMediaRule } from './profile-fields.ts'
import type { ProviderForm } from './useProviderForm.ts'

type Props = { form: ProviderForm; name: ProfileMediaField; existing: readonly ExistingMedia[] }

export const ExistingMediaField = ({ form, name, existing }: Props) => {
  const { t, hook } = form
  const { deleted, kinds, most } = PROFILE_MEDIA[name]
  const { field: chosen } = useController({ control: hook.control, name })
  const { field: removed } = useController({ control: hook.control, name: deleted })
  const setRemoved = (ids: number[]) => {
    removed.onChange(ids)
    // The server's message was about another number of files.
    hook.clearErrors(name)
  }
  return (
    <MediaInput
      {...{ t, name, existing, kinds, most }}
      removed={removed.value}
      onRemovedChange={setRemoved}
      files={chosen.value}
      onFiles={chosen.onChange}
      rule={profileMediaRule(name, existing.length - removed.value.length)}
      error={form.errorOf(name)}
    />
  )
}
