import type { ChangeEvent } from 'react'
import { debounce } from '../../../../contract/display.ts'
import * as rules from '../../../../contract/rules.ts'
import { isEmailTaken, isMobileNumberTaken, isUsernameTaken } from '../../accounts/accounts.api.ts'
import { NewPasswordFields } from '../../accounts/NewPasswordFields.tsx'
import { useAvailability } from '../../accounts/useAvailability.ts'
import { ContactFields } from './ContactFields.tsx'
import { FieldGroup, Wide } from './FormSection.tsx'
import type { ProviderForm } from './useProviderForm.ts'

const wait = debounce.providerAvailability
const CHECKS = {
  username: { rule: rules.username, isTaken: isUsernameTaken, taken: 'usernameTaken', wait },
  email: { rule: rules.optionalEmail, isTaken: isEmailTaken, taken: 'emailTaken', wait },
  mobile: { rule: rules.mobileNumber, isTaken: isMobileNumberTaken, taken: 'mobileTaken', wait },
} as const

const checkWhileTyping = ({ schedule, validate }: ReturnType<typeof useAvailability>) => ({
  rule: validate,
  onChange: ({ target }: ChangeEvent<HTMLInputElement>) => schedule(target.value.trim()),
})

export const NewContactFields = ({ form }: { form: ProviderForm }) => {
  const username = useAvailability(form.hook, 'username', CHECKS.username)
  const email = useAvailability(form.hook, 'email', CHECKS.email)
  const mobile = useAvailability(form.hook, 'mobile_number', CHECKS.mobile)
  return (
    <ContactFields
      form={form}
      username={checkWhileTyping(username)}
      mobile={checkWhileTyping(mobile)}
      email={{ ...checkWhileTyping(email), required: false }}
    >
      <Wide>
        <FieldGroup>
          <NewPasswordFields form={form.hook} also={form.ruleOf('password')} />
        </FieldGroup>
      </Wide>
    </ContactFields>
  )
}
