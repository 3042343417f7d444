import { useController } from 'react-hook-form'
import { media } from '../../../../contract/media-limits.ts'
import { hasInvalidFiles } from '../../media/chosen-files.ts'
import { MediaTile } from '../../media/MediaTile.tsx'
import { MediaInputLayout } from '../../media/MediaInputLayout.tsx'
import type { OwnProvider } from '../own-provider.api.ts'
import { NewFiles } from './NewFiles.tsx'
import { logoRule } from './profile-fields.ts'
import type { ProviderForm } from './useProviderForm.ts'

type Props = { form: ProviderForm; logo: OwnProvider['logo'] }

export const OwnLogoField = ({ form, logo }: Props) => {
  const { t, hook } = form
  const { field: chosen } = useController({ control: hook.control, name: 'logo' })
  const { field: deleted } = useController({ control: hook.control, name: 'deleted_logo' })
  const isReplaced = chosen.value.length > 0 && !hasInvalidFiles(chosen.value, logoRule)
  const removedText = isReplaced ? t('media.replaced') : deleted.value ? t('media.going') : undefined
  const old = logo && (
    <MediaTile
      key={logo}
      t={t}
      name={t('media.logo')}
      removedText={removedText}
      onToggle={isReplaced ? undefined : () => deleted.onChange(!deleted.value)}
    >
      <img src={logo} alt={t('media.logo')} />
    </MediaTile>
  )
  return (
    <MediaInputLayout
      title={t('fields.logo')}
      nowText={t('media.now')}
      noneText={t('media.none')}
      old={old ? [old] : []}
      chooser={
        <NewFiles
          form={form}
          name="logo"
          label={t('files.logo.label')}
          rule={logoRule}
          kinds={media.pictureKinds}
        />
      }
    />
  )
}
