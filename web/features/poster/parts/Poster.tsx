import type { Language } from '../../../../contract/language.ts'
import { I18nProvider, useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { useSite } from '../../../lib/page/site.ts'
import { paths } from '../../../lib/paths.ts'
import { Awning } from '../../../ui/Awning.tsx'
import { providerTone } from '../../providers/provider-tone.ts'
import type { Paper } from './poster-choice.ts'
import styles from './Poster.module.css'
import { type ReactNode, Suspense, useState } from 'react'
import { makeI18n } from '../../../lib/i18n/make-i18n.ts'
import { textsReader } from '../../../lib/i18n/texts-reader.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'

// Font sizes in cqi.
const [LARGEST, SMALLEST, STEP] = [10, 2.6, 0.2]
// Printers round differently: the last row of text must still fit.
const SLACK = 0.96

const fits = (text: HTMLElement, box: HTMLElement) =>
  text.scrollHeight <= box.clientHeight * SLACK && text.scrollWidth <= box.clientWidth

const fit = (text: HTMLElement, box: HTMLElement) => {
  for (let size = LARGEST; size >= SMALLEST; size -= STEP) {
    text.style.fontSize = `${size.toFixed(1)}cqi`
    if (fits(text, box)) return
  }
}

/** A ref callback: the largest font size with which the text fits its parent. */
const fitText = (text: HTMLElement | null) => {
  const box = text?.parentElement
  if (!box) return
  fit(text, box)
  // The web font may load later and has other widths.
  void document.fonts?.ready.then(() => fit(text, box))
}

type Props = {
  provider: { id: number; business_name: string; category_id: number }
  /** URL of the QR code. */
  code: string
  paper: Paper
  languages: readonly Language[]
  onNoCode: () => void
}

export const Poster = ({ provider, code, paper, languages, onNoCode }: Props) => {
  const { t } = useTranslation('Traderdashboard', { keyPrefix: 'poster' })
  const tone = providerTone(provider.category_id)
  return (
    <section aria-label={t('sheet')} data-tone={tone} data-paper={paper} className={styles.sheet}>
      <style>{`@page { size: ${paper.toUpperCase()}; margin: 0 }`}</style>
      <Awning tone={tone} className={styles.awning} />
      <ProviderName name={provider.business_name} />
      <img src={code} alt={t('code')} className={styles.code} onError={onNoCode} />
      <div className={styles.words} data-count={languages.length}>
        {languages.map((language) => (
          <InLanguage key={language} language={language}>
            <ScanText language={language} />
          </InLanguage>
        ))}
      </div>
      <PlainUrl id={provider.id} />
    </section>
  )
}

const ProviderName = ({ name }: { name: string }) => (
  <div className={styles.board}>
    <p key={name} ref={fitText} className={styles.name}>
      {name}
    </p>
  </div>
)

const ScanText = ({ language }: { language: Language }) => {
  const { t } = useTranslation('Traderdashboard', { keyPrefix: 'poster' })
  return <p lang={language}>{t('scan')}</p>
}

/** For a phone without a QR reader. */
const PlainUrl = ({ id }: { id: number }) => {
  const { host } = new URL(useSite()?.publicUrl ?? window.location.href)
  return (
    <p className={styles.url}>
      {host}
      {paths.providerProfile(id)}
    </p>
  )
}

// Renders in another language than the page and loads its texts.
type LanguageProps = { language: Language; children: ReactNode }

const InLanguage = ({ language, children }: LanguageProps) =>
  useLanguage() === language ? children : <InOtherLanguage language={language}>{children}</InOtherLanguage>

const InOtherLanguage = ({ language, children }: LanguageProps) => {
  const [i18n] = useState(() => makeI18n({ language, resources: {}, readTexts: textsReader(() => {}) }))
  return (
    <I18nProvider i18n={i18n}>
      <Suspense>{children}</Suspense>
    </I18nProvider>
  )
}
