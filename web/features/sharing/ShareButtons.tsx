import type { ReactNode } from 'react'
import { FALLBACK_LANGUAGE, LANGUAGE_PARAMETER } from '../../../contract/language.ts'
import { whatsAppShareUrl } from '../../lib/format/contact-links.ts'
import { CopyButton } from '../../lib/browser/CopyButton.tsx'
import { useLanguage } from '../../lib/i18n/useLanguage.ts'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { logWarning } from '../../lib/log.ts'
import { useSite } from '../../lib/page/site.ts'
import { useHydrated } from '../../lib/browser/useHydrated.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import styles from './ShareButtons.module.css'

type Props = {
  path: string
  title: string
  children?: ReactNode
}

/** In the sharer's language, which the preview in the chat then has. `from=link` counts the visit. */
const useSharedUrl = (path: string) => {
  const language = useLanguage()
  const publicUrl = useSite()?.publicUrl ?? ''
  const inLanguage = language === FALLBACK_LANGUAGE ? '' : `${LANGUAGE_PARAMETER}=${language}&`
  return `${publicUrl}${path}?${inLanguage}from=link`
}

/** Texts are in Contact. Each press is counted (web/lib/analytics/events.ts). */
export const ShareButtons = ({ path, title, children }: Props) => {
  const { t } = useTranslation('Contact', { keyPrefix: 'share' })
  const url = useSharedUrl(path)
  return (
    <fieldset aria-label={t('label')} className={styles.buttons}>
      <ButtonLink
        variant="secondary"
        stacked
        icon="share"
        to={whatsAppShareUrl(`${title}\n${url}`)}
        target="_blank"
        rel="noopener nofollow"
        aria-label={t('onWhatsApp')}
        data-counts="share"
      >
        {t('whatsApp')}
      </ButtonLink>
      {children}
      <CopyButton
        variant="secondary"
        stacked
        className={styles.scripted}
        text={url}
        copyText={t('copy')}
        copiedText={t('copied')}
        data-counts="share"
      />
      <SystemShare title={title} url={url} />
    </fieldset>
  )
}

/** The share sheet of the system. */
const SystemShare = ({ title, url }: { title: string; url: string }) => {
  const { t } = useTranslation('Contact', { keyPrefix: 'share' })
  if (!useHydrated() || !('share' in navigator)) return null
  // Closing the share sheet rejects too, so nothing is displayed.
  const share = () =>
    navigator.share({ title, url }).catch((error: unknown) => logWarning('not shared', error))
  return (
    <Button variant="secondary" stacked icon="external" data-counts="share" onClick={() => void share()}>
      {t('more')}
    </Button>
  )
}
