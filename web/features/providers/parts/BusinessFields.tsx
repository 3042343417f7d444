import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { limits } from '../../../../contract/limits.ts'
import { businessName, description, required, tagline } from '../../../../contract/rules.ts'
import { call } from '../../../lib/http/call.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { Select } from '../../../ui/forms/Select.tsx'
import { TextArea } from '../../../ui/forms/TextArea.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { categoriesQuery } from '../../categories/categories.api.ts'
import { FieldGroup, Wide } from './FormSection.tsx'
import type { ProviderForm } from './useProviderForm.ts'

type Props = {
  form: ProviderForm
  /** The option that is selected before the list has loaded. */
  chosen?: { id: number; title: string }
  children?: ReactNode
}

export const BusinessFields = ({ form, chosen, children }: Props) => {
  const { t } = useTranslation('SignUpProvider')
  const { data: loaded } = useQuery(categoriesQuery(call, useLanguage()))
  const categories = loaded ?? (chosen ? [chosen] : [])
  const [story, category] = useWatch({
    control: form.hook.control,
    name: ['business_description', 'business_category'],
  })
  const isService = loaded?.some(({ id, is_service }) => is_service && String(id) === category)
  return (
    <FieldGroup title={t('groups.shop')}>
      <TextInput {...form.bind('business_name', businessName)} required autoComplete="organization" />
      <Select {...form.bind('business_category', required)} required>
        <option value="">{t('chooseCategory')}</option>
        {categories.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </Select>
      <Wide>
        <TextInput
          {...form.bind('business_tagline', tagline)}
          optionalText={t('optional')}
          hint={t('hints.tagline')}
        />
      </Wide>
      <Wide>
        <TextArea
          {...form.bind('business_description', description)}
          optionalText={t('optional')}
          hint={t(isService ? 'hints.serviceDescription' : 'hints.description')}
          rows={5}
          maxLength={limits.description}
          used={story?.length}
          counterText={(used, most) => t('counter', { used, most })}
        />
      </Wide>
      {children}
    </FieldGroup>
  )
}
