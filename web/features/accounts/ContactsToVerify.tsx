import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Stack } from '../../ui/Layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import type { Contact, UserType } from './accounts.api.ts'
import { Verification } from './verify/Verification.tsx'

type Props = {
  accountId: number
  userType: UserType
  contacts: readonly Contact[]
  texts: { title: string; text: string; verify: string }
  /** Any of them: a code that was sent earlier may belong to another contact. */
  onVerified: () => void
}

export const ContactsToVerify = ({ accountId, userType, contacts, texts, onVerified }: Props) => {
  const [isOpen, setOpen] = useState(false)
  const finish = () => {
    setOpen(false)
    onVerified()
  }
  return (
    <>
      <Notice kind="warning" title={texts.title}>
        <Stack space="tight">
          <p>{texts.text}</p>
          <div>
            <Button variant="secondary" size="small" icon="check" onClick={() => setOpen(true)}>
              {texts.verify}
            </Button>
          </div>
        </Stack>
      </Notice>
      {isOpen && (
        <Verification
          variant="signup"
          userType={userType}
          area={userType}
          userId={accountId}
          contacts={contacts}
          onVerified={finish}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
