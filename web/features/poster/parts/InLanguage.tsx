// Renders in another language than the page and loads its texts.
import { type ReactNode, Suspense, useState } from 'react'
import type { Language } from '../../../../contract/limits.ts'
import { makeI18n } from '../../../lib/i18n/make-i18n.ts'
import { textsReader } from '../../../lib/i18n/texts-reader.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { I18nProvider } from '../../../lib/i18n/useTranslation.tsx'

type Props = { language: Language; children: ReactNode }

export const InLanguage = ({ language, children }: Props) =>
  useLanguage() === language ? children : <InOtherLanguage language={language}>{children}</InOtherLanguage>

const InOtherLanguage = ({ language, children }: Props) => {
  const [i18n] = useState(() => makeI18n({ language, resources: {}, readTexts: textsReader(() => {}) }))
  return (
    <I18nProvider i18n={i18n}>
      <Suspense>{children}</Suspense>
    </I18nProvider>
  )
}
