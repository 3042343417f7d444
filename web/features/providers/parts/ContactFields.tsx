import type { ReactNode } from 'react'
import type { RegisterOptions } from 'react-hook-form'
import { personName, type Rule } from '../../../../contract/rules.ts'
import { MobileInput } from '../../../ui/forms/MobileInput.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { FieldGroup } from './FormSection.tsx'
import type { ProviderFields, TextField } from './provider-fields.ts'
import type { ProviderForm } from './useProviderForm.ts'

type FieldOptions = Pick<RegisterOptions<ProviderFields, TextField>, 'onChange' | 'setValueAs'> & {
  rule: Rule
}

type Props = {
  form: ProviderForm
  username: FieldOptions
  mobile: FieldOptions
  email: FieldOptions & { required: boolean }
  children?: ReactNode
}

const trimmed = (text: string) => text.trim()

export const ContactFields = ({ form, username, mobile, email, children }: Props) => {
  const { t } = form
  const bind = (field: TextField, { rule, ...options }: FieldOptions) => form.bind(field, rule, options)
  const { required: isEmailRequired, ...emailBox } = email
  return (
    <FieldGroup>
      <TextInput {...bind('name', { rule: personName })} required autoComplete="name" />
      <TextInput
        {...bind('username', username)}
        required
        hint={t('hints.username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <MobileInput {...bind('mobile_number', mobile)} required hint={t('hints.mobile')} />
      <TextInput
        {...bind('email', { ...emailBox, setValueAs: trimmed })}
        type="email"
        required={isEmailRequired}
        optionalText={isEmailRequired ? undefined : t('optional')}
        hint={t('hints.email')}
        autoComplete="email"
      />
      {children}
    </FieldGroup>
  )
}
