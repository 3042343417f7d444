import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoment } from '../../../../lib/format-time.ts'
import { useLanguage } from '../../../../lib/i18n/useLanguage.ts'
import { KeyButton } from '../../desk/KeyButton.tsx'
import { Facts, Panel } from '../../desk/Panel.tsx'
import { useStaff } from '../../desk/useStaff.ts'
import { WhyDialog } from '../../desk/WhyDialog.tsx'
import { type InboxMessage, showSender } from '../inbox.api.ts'

/** Masked until somebody says why. What was shown is kept by this page alone, and goes with it. */
export const Sender = ({ letter }: { letter: InboxMessage }) => {
  const { t } = useTranslation('DeskSite', { keyPrefix: 'inbox' })
  const { t: why } = useTranslation('DeskSite', { keyPrefix: 'why' })
  const { may } = useStaff()
  const language = useLanguage()
  const [shown, setShown] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  const canAsk = may('see_personal') && shown === undefined && letter.email !== ''
  return (
    <Panel
      title={t('sender')}
      aside={
        canAsk && (
          <KeyButton shortcut="p" size="small" icon="eye" words={t('show')} onAct={() => setAsking(true)} />
        )
      }
    >
      <Facts
        facts={[
          [t('name'), letter.name],
          [t('email'), shown ?? (letter.email || t('noEmail'))],
          [t('language'), t(`languages.${letter.language}`)],
          [t('received'), formatMoment(letter.created_at, language)],
        ]}
      />
      {isAsking && (
        <WhyDialog
          t={why}
          act="sender"
          work={async (reason) => setShown((await showSender(letter.id, reason)).email)}
          onDone={async () => {}}
          onClose={() => setAsking(false)}
        />
      )}
    </Panel>
  )
}
