import { useController } from 'react-hook-form'
import { needWhens } from '../../../../contract/limits.ts'
import { need } from '../../../../contract/rules.ts'
import { RadioCards } from '../../../ui/forms/RadioCards.tsx'
import { type DistrictChoice, DistrictField, districtRule } from '../../places/DistrictField.tsx'
import type { NeedForm } from './useNeedForm.ts'

type Props = {
  form: NeedForm
  /** The chosen or the proposed one. */
  district: DistrictChoice
}

export const PlaceStep = ({ form, district }: Props) => {
  const { t, hook, errorOf, ruleOf } = form
  const { field } = useController({
    control: hook.control,
    name: 'district',
    rules: { validate: (chosen) => districtRule(chosen ?? district) ?? ruleOf('district')(chosen) },
  })
  const when = useController({ control: hook.control, name: 'when', rules: { validate: need.when } }).field
  const { chosen } = district
  return (
    <>
      <DistrictField
        t={t}
        value={district}
        name={chosen ? `${chosen.name}, ${chosen.state}` : ''}
        onChange={field.onChange}
        onBlur={field.onBlur}
        error={errorOf('district')}
      />
      <RadioCards
        name="when"
        label={t('fields.when')}
        required
        options={needWhens.map((value) => ({ value, title: t(`when.${value}`) }))}
        value={needWhens.find((value) => value === when.value)}
        onChange={when.onChange}
        error={errorOf('when')}
      />
    </>
  )
}
