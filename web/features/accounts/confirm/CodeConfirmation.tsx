import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import type { Session } from '../../../lib/session/session.ts'
import { Button } from '../../../ui/Button.tsx'
import { QueryResult } from '../../../lib/loading/QueryResult.tsx'
import { Stack } from '../../../ui/Layout.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { confirmationQuery, type Contact } from '../accounts.api.ts'
import { CodeStep } from '../verify/CodeStep.tsx'
import { ContactStep } from '../verify/ContactStep.tsx'
import type { SentCode } from '../verify/send-code.ts'

type Props = { session: Session; onConfirmed: () => void; onUsePassword: () => void }

export const CodeConfirmation = ({ session, onConfirmed, onUsePassword }: Props) => {
  const { t } = useTranslation('LoginSecurity', { keyPrefix: 'confirm' })
  return (
    <Stack>
      <LoadedContacts session={session} onConfirmed={onConfirmed} />
      <Button variant="quiet" wide icon="arrow-left" onClick={onUsePassword}>
        {t('usePassword')}
      </Button>
    </Stack>
  )
}

type ContactsProps = Omit<Props, 'onUsePassword'>

const LoadedContacts = (props: ContactsProps) => {
  const { t } = useTranslation('LoginSecurity', { keyPrefix: 'confirm' })
  const query = useQuery(confirmationQuery(props.session.id))
  if (!query.data)
    return (
      <QueryResult
        query={query}
        loading={<Skeleton label={t('loading')} shape="row" count={2} />}
        title={t('failed')}
        retryText={t('retry')}
      />
    )
  if (query.data.contacts.length === 0) return <Notice kind="info">{t('noContact')}</Notice>
  return <CodeSteps {...props} contacts={query.data.contacts} />
}

const CodeSteps = ({ session, contacts, onConfirmed }: ContactsProps & { contacts: readonly Contact[] }) => {
  const [sent, setSent] = useState<SentCode>()
  const { id: userId, role: userType } = session
  const recipient = { variant: 'confirm', userId, userType } as const
  return sent ? (
    <CodeStep {...recipient} sent={sent} area={userType} onVerified={onConfirmed} />
  ) : (
    <ContactStep recipient={recipient} contacts={contacts} area={userType} onSent={setSent} />
  )
}
