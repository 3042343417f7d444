import { limits } from '../../../../contract/limits.ts'
import { lengthOf } from '../../../../contract/rules.ts'
import { Button } from '../../../ui/Button.tsx'
import { isNearLimit, TextArea } from '../../../ui/forms/TextArea.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import type { Need, NeedReply } from '../needs.api.ts'
import styles from './NeedReplyForm.module.css'
import { useNeedReplyForm } from './useNeedReplyForm.ts'

type Props = {
  accountId: number
  need: Need
  /** Undefined for a new reply. */
  reply?: NeedReply
  onClose?: () => void
}

const MONEY = { before: '₹', inputMode: 'decimal', autoComplete: 'off' } as const

export const NeedReplyForm = ({ accountId, need, reply, onClose }: Props) => {
  const form = useNeedReplyForm({ accountId, need, reply, onDone: () => onClose?.() })
  const { t, bind, text, problem, isSending, onSubmit } = form
  const [used, most] = [lengthOf(text), limits.needReply.max]
  return (
    <form method="post" noValidate className={styles.form} aria-label={t('fields.reply')} onSubmit={onSubmit}>
      <div className={styles.prices}>
        <TextInput {...bind('price_paise')} {...MONEY} optionalText={t('optional')} />
        <TextInput {...bind('price_to_paise')} {...MONEY} hint={t('hints.priceTo')} />
      </div>
      <TextArea
        {...bind('text')}
        label={t('fields.reply')}
        required
        rows={3}
        hint={isNearLimit(used, most) ? t('counter', { used, most }) : t('hints.reply')}
      />
      {problem && <Notice kind="error">{problem}</Notice>}
      <div className={styles.buttons}>
        <Button type="submit" icon="send" loading={isSending} loadingText={t('reply.sending')}>
          {t(reply ? 'reply.save' : 'reply.send')}
        </Button>
        {onClose && (
          <Button variant="quiet" onClick={onClose}>
            {t('reply.cancel')}
          </Button>
        )}
      </div>
    </form>
  )
}
