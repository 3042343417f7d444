import { type ComponentProps, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Namespace } from '../../../lib/i18n/namespaces.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import type { Captcha } from '../accounts.api.ts'
import styles from './CaptchaBox.module.css'

type Props = {
  namespace: Namespace
  /** Undefined while it is on its way, and when it failed. */
  captcha: Captcha | undefined
  isFailed: boolean
  onRenew: () => void
  answer: Omit<ComponentProps<typeof TextInput>, 'label'>
}

/** A picture to read or to listen to, and the box for its answer. */
export const CaptchaBox = ({ namespace, captcha, onRenew, answer, ...props }: Props) => {
  const { t } = useTranslation(namespace, { keyPrefix: 'captcha' })
  const [brokenKey, setBrokenKey] = useState<string>()
  const isFailed = props.isFailed || (captcha !== undefined && captcha.captcha_key === brokenKey)
  return (
    <div className={styles.captcha}>
      <div className={styles.row}>
        <div className={styles.frame}>
          <Picture
            {...{ namespace, captcha, isFailed }}
            onBroken={() => setBrokenKey(captcha?.captcha_key)}
          />
        </div>
        <div className={styles.buttons}>
          <Button look="quiet" size="small" icon="refresh" onClick={onRenew}>
            {t(isFailed ? 'retry' : 'renew')}
          </Button>
          <Listen namespace={namespace} captcha={captcha} key={captcha?.captcha_key} />
        </div>
      </div>
      <TextInput
        {...answer}
        label={t('answer')}
        hint={t('hint')}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
      />
    </div>
  )
}

type PictureProps = Pick<Props, 'namespace' | 'captcha' | 'isFailed'> & { onBroken: () => void }

const Picture = ({ namespace, captcha, isFailed, onBroken }: PictureProps) => {
  const { t } = useTranslation(namespace, { keyPrefix: 'captcha' })
  if (isFailed)
    return (
      <p role="alert" className={styles.failed}>
        {t('failed')}
      </p>
    )
  if (!captcha) return <output className="visually-hidden">{t('loading')}</output>
  return (
    <img
      src={captcha.captcha_image_url}
      alt={t('picture')}
      width={220}
      height={80}
      className={styles.picture}
      onError={onBroken}
    />
  )
}

const Listen = ({ namespace, captcha }: Pick<Props, 'namespace' | 'captcha'>) => {
  const { t } = useTranslation(namespace, { keyPrefix: 'captcha' })
  const language = useLanguage()
  const [isMute, setMute] = useState(false)

  const listen = () => {
    setMute(false)
    if (captcha) new Audio(`${captcha.captcha_audio_url}?lang=${language}`).play().catch(() => setMute(true))
  }
  return (
    <>
      <Button look="quiet" size="small" icon="sound" disabled={!captcha} onClick={listen}>
        {t('listen')}
      </Button>
      <output className={styles.mute}>{isMute && t('mute')}</output>
    </>
  )
}
