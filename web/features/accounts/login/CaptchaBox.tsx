import { type ComponentProps, useEffect, useRef, useState } from 'react'
import type { Language } from '../../../../contract/language.ts'
import { useWrite } from '../../../lib/forms/useWrite.ts'
import { CallError } from '../../../lib/http/call.ts'
import type { Namespace } from '../../../lib/i18n/namespaces.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { prove, useIsProving } from '../../../lib/proof/prove.ts'
import { proofHeader } from '../../../lib/proof/with-proof.ts'
import { Button } from '../../../ui/Button.tsx'
import { classes } from '../../../ui/classes.ts'
import { TextInput } from '../../../ui/TextInput.tsx'
import type { Captcha } from '../accounts.api.ts'
import styles from './CaptchaBox.module.css'

/** Costs a proof of work. Returns an object URL, so that replaying it costs nothing. */
const loadCaptchaSound = async ({ captcha_audio_url }: Captcha, lang: Language) => {
  const headers = proofHeader((await prove()) ?? '')
  const response = await fetch(`${captcha_audio_url}?lang=${lang}`, { method: 'GET', headers })
  if (!response.ok) throw new CallError(response.status, await response.json().catch(() => null))
  return URL.createObjectURL(await response.blob())
}

type Props = {
  namespace: Namespace
  /** Undefined while it is loading, and when it failed. */
  captcha: Captcha | undefined
  isFailed: boolean
  onRenew: () => void
  answer: Omit<ComponentProps<typeof TextInput>, 'label'>
}

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
          <Button variant="quiet" size="small" icon="refresh" onClick={onRenew}>
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

type Note = 'checking' | 'again' | 'mute'

const Listen = ({ namespace, captcha }: Pick<Props, 'namespace' | 'captcha'>) => {
  const { t } = useTranslation(namespace, { keyPrefix: 'captcha' })
  const { note, isBusy, listen } = useCaptchaSound(captcha)
  return (
    <>
      <Button variant="quiet" size="small" icon="sound" disabled={!captcha} loading={isBusy} onClick={listen}>
        {t('listen')}
      </Button>
      <output className={classes(styles.note, note === 'mute' && styles.mute)}>{note && t(note)}</output>
    </>
  )
}

const useCaptchaSound = (captcha: Captcha | undefined) => {
  const language = useLanguage()
  const isProving = useIsProving()
  const [sound, setSound] = useState<string>()
  const [problem, setProblem] = useState<Note>()
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  useEffect(() => () => void (sound && URL.revokeObjectURL(sound)), [sound])

  // Some browsers play only shortly after a click: then the user has to click again.
  const play = (url: string) =>
    new Audio(url)
      .play()
      .catch((error: unknown) => setProblem((error as Error).name === 'NotAllowedError' ? 'again' : 'mute'))
  const { write, isPending } = useWrite({
    mutationFn: (from: Captcha) => loadCaptchaSound(from, language),
    onDone: (url) => {
      // Another captcha has replaced it: this sound would be the wrong answer.
      if (!isMounted.current) return URL.revokeObjectURL(url)
      setSound(url)
      return play(url)
    },
    onFailed: () => setProblem('mute'),
  })
  const listen = () => {
    setProblem(undefined)
    if (sound) void play(sound)
    else if (captcha) write(captcha)
  }
  const note: Note | undefined = isPending && isProving ? 'checking' : problem
  return { note, isBusy: isPending, listen }
}
