// Canonical and hreflang: English has the plain URL, other languages ?lng= (decision 41). Other parameters are left out.
import { useLocation } from 'react-router'
import { FALLBACK_LANGUAGE, LANGUAGE_PARAMETER, LANGUAGES } from '../../contract/language.ts'
import { useLanguage } from '../lib/i18n/useLanguage.ts'

/** Parameters that make a different page. */
const PARAMETERS = /^(q|type|district|category|kind|page|after|cursor)$/

export const LanguageLinks = ({ publicUrl }: { publicUrl: string }) => {
  const { pathname, search } = useLocation()
  const parameters = [...new URLSearchParams(search)].filter(([name]) => PARAMETERS.test(name))
  const inLanguage = (language: string) => {
    const ofLanguage = language === FALLBACK_LANGUAGE ? [] : [[LANGUAGE_PARAMETER, language]]
    const query = String(new URLSearchParams([...parameters, ...ofLanguage]))
    return `${publicUrl}${pathname}${query && '?'}${query}`
  }
  const canonical = inLanguage(useLanguage())
  return (
    <>
      <link rel="canonical" href={canonical} />
      <meta property="og:url" content={canonical} />
      {LANGUAGES.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={inLanguage(language)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={inLanguage(FALLBACK_LANGUAGE)} />
    </>
  )
}
