import { useState } from 'react'
import { useTranslation } from '../../../../lib/i18n/useTranslation.tsx'
import { formatDateTime } from '../../../../lib/format/format-time.ts'
import { useLanguage } from '../../../../lib/i18n/useLanguage.ts'
import { Facts, Panel } from '../../shell/Panel.tsx'
import { useStaff } from '../../shell/useStaff.ts'
import { ReasonButton } from '../../shell/ReasonDialog.tsx'
import { type InboxMessage, showSender } from '../inbox.api.ts'

/** Masked until a reason is given. The email is only in the state of this page. */
export const Sender = ({ message }: { message: InboxMessage }) => {
  const { t } = useTranslation('AdminSite', { keyPrefix: 'inbox' })
  const { t: why } = useTranslation('AdminSite', { keyPrefix: 'why' })
  const { may } = useStaff()
  const language = useLanguage()
  const [email, setEmail] = useState<string>()
  const canReveal = may('see_personal') && email === undefined && message.email !== ''
  return (
    <Panel
      title={t('sender')}
      aside={
        canReveal && (
          <ReasonButton
            button={{ shortcut: 'p', icon: 'eye', label: t('show') }}
            t={why}
            act="sender"
            about={message.name}
            work={async (reason) => setEmail((await showSender(message.id, reason)).email)}
          />
        )
      }
    >
      <Facts
        facts={[
          [t('name'), message.name],
          [t('email'), email ?? (message.email || t('noEmail'))],
          [t('language'), t(`languages.${message.language}`)],
          [t('received'), formatDateTime(message.created_at, language)],
        ]}
      />
    </Panel>
  )
}
