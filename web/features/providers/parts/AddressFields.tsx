import { useQuery } from '@tanstack/react-query'
import { useController } from 'react-hook-form'
import { optionalZipcode, streetAddress } from '../../../../contract/rules.ts'
import { call } from '../../../lib/http/call.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { type DistrictChoice, DistrictField, districtRule } from '../../places/DistrictField.tsx'
import { countriesQuery, type District, districtQuery } from '../../places/places.api.ts'
import { FieldGroup, Wide } from './FormSection.tsx'
import { PositionField } from './PositionField.tsx'
import type { ProviderForm } from './useProviderForm.ts'

const useDistrictNames = (chosen: District | undefined) => {
  const language = useLanguage()
  // The suggested name until the response arrives, in case the language was changed.
  const { data: district = chosen } = useQuery(districtQuery(call, chosen?.id, language))
  const { data: countries = [] } = useQuery(countriesQuery(call, language))
  const country = countries.find(({ id }) => id === district?.country_id)
  return { district: district?.name ?? '', state: district?.state ?? '', country: country?.name ?? '' }
}

const NOTHING_TYPED: DistrictChoice = { typed: '' }

export const AddressFields = ({ form }: { form: ProviderForm }) => {
  const { t } = useTranslation('SignUpProvider')
  const { field } = useController({
    control: form.hook.control,
    name: 'district',
    defaultValue: NOTHING_TYPED,
    rules: { validate: districtRule },
  })
  const names = useDistrictNames(field.value.chosen)
  return (
    <FieldGroup title={t('groups.place')}>
      <Wide>
        <TextInput
          {...form.bind('street_address', streetAddress)}
          optionalText={t('optional')}
          hint={t('hints.address')}
          autoComplete="street-address"
        />
      </Wide>
      <DistrictField
        t={t}
        value={field.value}
        name={names.district}
        onChange={field.onChange}
        onBlur={field.onBlur}
        error={form.errorOf('district')}
      />
      <TextInput
        {...form.bind('zipcode', optionalZipcode)}
        optionalText={t('optional')}
        inputMode="numeric"
        autoComplete="postal-code"
      />
      <TextInput readOnly label={t('fields.state')} value={names.state} placeholder={t('byDistrict')} />
      <TextInput readOnly label={t('fields.country')} value={names.country} placeholder={t('byDistrict')} />
      <Wide>
        <PositionField form={form} />
      </Wide>
    </FieldGroup>
  )
}
