import type { OwnProvider } from '../providers.api.ts'
import { FieldGroup, Wide } from './FormSection.tsx'
import { OwnLogoField } from './OwnLogoField.tsx'
import { ExistingMediaField } from './ExistingMediaField.tsx'
import type { ProviderForm } from './useProviderForm.ts'

type Props = { form: ProviderForm; profile: OwnProvider }

/** What the profile shows now beside what will be added, each to be taken back until it is saved. */
export const OwnMediaFields = ({ form, profile: { logo, images, videos } }: Props) => (
  <FieldGroup title={form.t('groups.media')}>
    <Wide>
      <OwnLogoField form={form} logo={logo} />
    </Wide>
    <Wide>
      <ExistingMediaField form={form} name="images" shown={images} />
    </Wide>
    <Wide>
      <ExistingMediaField
        form={form}
        name="videos"
        shown={videos.map(({ id, video_data: video }) => ({ id, video }))}
      />
    </Wide>
  </FieldGroup>
)
