// Canonical and hreflang: one page in two languages, told apart by ?lng=.
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { LANGUAGES } from '../../contract/limits.ts'
import { LANGUAGE_PARAMETER } from '../lib/i18n/detection.ts'

export const LanguageLinks = ({ publicUrl }: { publicUrl: string }) => {
  const { i18n } = useTranslation()
  const { pathname } = useLocation()
  const page = `${publicUrl}${pathname}`
  const inLanguage = (language: string) => `${page}?${LANGUAGE_PARAMETER}=${language}`
  return (
    <>
      <link rel="canonical" href={inLanguage(i18n.language)} />
      {LANGUAGES.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={inLanguage(language)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={page} />
    </>
  )
}
