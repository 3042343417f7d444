import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { CallError } from '../../../lib/http/call.ts'
import { useCountdown } from '../../../lib/time/useCountdown.ts'
import { useWrite } from '../../../lib/forms/useWrite.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { CheckingBrowser } from './CheckingBrowser.tsx'
import styles from './ResendCode.module.css'

type Props = {
  /** Seconds until another code can be requested, now and after each resend. */
  wait: number
  waitAgain: number
  send: () => Promise<unknown>
  onSent: () => void
  problemOf: (error: unknown) => string
}

export const ResendCode = (props: Props) => {
  const { t } = useTranslation('SignUpCustomer', { keyPrefix: 'verification' })
  const { left, isBusy, problem, resend } = useResend(props)
  const isWaiting = left > 0
  return (
    <div className={styles.resend}>
      {problem && <Notice kind="error">{problem}</Notice>}
      <p>{t('noCode')}</p>
      <Button
        variant="secondary"
        size="small"
        icon="refresh"
        disabled={isWaiting}
        loading={isBusy}
        onClick={resend}
      >
        {t('resend')}
      </Button>
      <CheckingBrowser />
      {/* Hidden from screen readers, which announce only the end of the wait. */}
      {isWaiting && (
        <span aria-hidden="true" className={styles.wait}>
          {t('resendIn', { time: clock(left) })}
        </span>
      )}
      <output className="visually-hidden">{!isWaiting && props.wait > 0 && t('resendReady')}</output>
    </div>
  )
}

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

const useResend = ({ wait, waitAgain, send, onSent, problemOf }: Props) => {
  const { left, restart } = useCountdown(wait)
  const { write, isPending, error } = useWrite({
    mutationFn: send,
    onDone: () => {
      restart(waitAgain)
      onSent()
    },
    onFailed: (failure) => {
      if (failure instanceof CallError && failure.code === 'code_too_soon') restart(failure.retryAfter ?? 0)
    },
  })
  return { left, isBusy: isPending, problem: error && problemOf(error), resend: () => write() }
}
