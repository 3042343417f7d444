// Verifies a contact in three dialogs. The page must list the namespace SignUpCustomer in its handle.
import { type ReactNode, useState } from 'react'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { paths } from '../../../lib/paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { Stack } from '../../../ui/Layout.tsx'
import type { Contact, UserType, Verified } from '../accounts.api.ts'
import { CodeStep } from './CodeStep.tsx'
import { ContactStep } from './ContactStep.tsx'
import type { SentCode, VerificationVariant } from './send-code.ts'
import { VerifiedDialog } from './VerifiedDialog.tsx'

type Props = {
  variant: VerificationVariant
  userId: number
  userType: UserType
  /** Masked after a refused login. */
  contacts: readonly Contact[]
  area: UserType
  /** A code was sent already: begins with the second dialog. */
  sent?: SentCode
  onVerified: (verified: Verified) => void
  /** The code can still be typed at /verify-otp. */
  onClose: () => void
}

export const Verification = (props: Props) => {
  const { variant, userId, userType, contacts, area } = props
  const [sent, setSent] = useState(props.sent)
  const [verified, setVerified] = useState<Verified>()

  if (verified) return <VerifiedDialog onOk={() => props.onVerified(verified)} />
  if (!sent)
    return (
      <StepDialog key="contact" step="choose" onClose={props.onClose}>
        <ContactStep recipient={{ variant, userId, userType }} {...{ contacts, area }} onSent={setSent} />
      </StepDialog>
    )
  return (
    <StepDialog key="code" step="type" onClose={props.onClose}>
      <Stack>
        <CodeStep {...{ variant, userType, sent, area }} onVerified={setVerified} />
        <VerifyLater onOtherWay={contacts.length > 1 ? () => setSent(undefined) : undefined} />
      </Stack>
    </StepDialog>
  )
}

type StepProps = { step: 'choose' | 'type'; onClose: () => void; children: ReactNode }

/** A dialog per step, so that its first control is focused. */
const StepDialog = ({ step, onClose, children }: StepProps) => {
  const { t } = useTranslation('SignUpCustomer', { keyPrefix: 'verification' })
  return (
    <Dialog
      size="small"
      title={t(`title.${step}`)}
      closeLabel={t('close')}
      onClose={onClose}
      keepOnOutsideClick
    >
      {children}
    </Dialog>
  )
}

const VerifyLater = ({ onOtherWay }: { onOtherWay: (() => void) | undefined }) => {
  const { t } = useTranslation('SignUpCustomer', { keyPrefix: 'verification' })
  return (
    <Stack space="tight">
      {onOtherWay && (
        <div>
          <Button variant="secondary" size="small" icon="arrow-left" onClick={onOtherWay}>
            {t('otherWay')}
          </Button>
        </div>
      )}
      <small>
        {t('later')} <Link to={paths.verifyCode()}>{t('laterLink')}</Link>
      </small>
    </Stack>
  )
}
