import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { providerToast as deskToast } from '../../../../lib/toast.ts'
import { unlessDone } from '../../../../lib/unless-done.ts'
import { useOneAtATime } from '../../../../lib/useOneAtATime.ts'
import { useSendKey } from '../../../../lib/useSendKey.ts'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx'
import { Icon } from '../../../../ui/Icon.tsx'
import { useAct } from '../../desk/useAct.ts'
import { announce, ANNOUNCEMENTS, type NewAnnouncement } from '../announcements.api.ts'
import styles from './PreviewDialog.module.css'

type Props = { words: NewAnnouncement; onSent: () => void; onClose: () => void }

/** As it will stand at the bell, in both languages, and for whom. */
export const PreviewDialog = ({ words, onSent, onClose }: Props) => {
  const { t } = useTranslation('DeskSite', { keyPrefix: 'announcements' })
  const { send, isBusy, problem } = useAnnounce(words, () => {
    onSent()
    onClose()
  })
  return (
    <ConfirmDialog
      title={t('preview.title')}
      confirmText={t('preview.send')}
      cancelText={t('preview.back')}
      closeLabel={t('preview.back')}
      loading={isBusy}
      error={problem}
      onConfirm={send}
      onCancel={onClose}
    >
      <p>{t(`preview.to.${words.audience}`)}</p>
      <ul className={styles.entries}>
        {(['en', 'hi'] as const).map((language) => (
          <li key={language} lang={language} className={styles.entry}>
            <Icon name="bell" />
            <span>{words[`text_${language}`]}</span>
          </li>
        ))}
      </ul>
      <p className={styles.path}>{t('preview.leadsTo', { path: words.path.trim() || '/' })}</p>
    </ConfirmDialog>
  )
}

const useAnnounce = (words: NewAnnouncement, onSent: () => void) => {
  const { t } = useTranslation('DeskSite', { keyPrefix: 'announcements' })
  const [problem, setProblem] = useState<string>()
  const { isBusy, run } = useOneAtATime()
  const { anew, problemOf } = useAct(ANNOUNCEMENTS)
  const keyFor = useSendKey()
  const send = () =>
    void run(async () => {
      try {
        await unlessDone(announce(words, keyFor([words])))
      } catch (error) {
        return setProblem(problemOf(error))
      }
      deskToast({ kind: 'success', text: t('sent') })
      onSent()
      await anew()
    })
  return { send, isBusy, problem }
}
