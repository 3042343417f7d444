import { useRuleForm } from '../../../lib/forms/useRuleForm.ts'
import type { Namespace } from '../../../lib/i18n/namespaces.ts'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { PROVIDER_FIELDS, type ProviderFields } from './provider-fields.ts'

export type ProviderForm = ReturnType<typeof useProviderForm>

// The form has one field where the payload has several.
const ALIASES = {
  state: 'district',
  country: 'district',
  latitude: 'position',
  longitude: 'position',
  deleted_images: 'images',
  deleted_videos: 'videos',
} as const

/** `page` is the namespace of the page. Missing texts are those of the sign-up. */
export const useProviderForm = (page: Namespace, initialValues: Partial<ProviderFields>) => {
  const { t } = useTranslation([page, 'SignUpProvider'])
  return useRuleForm<ProviderFields>({ t, fields: PROVIDER_FIELDS, initialValues, aliases: ALIASES })
}
