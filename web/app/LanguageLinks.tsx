// Canonical and hreflang: English stands at the address itself, another language at ?lng= (decision 41). What a page is told for
// other reasons, such as who sent the visitor, leads to the same address.
import { useLocation } from 'react-router'
import { LANGUAGE_PARAMETER } from '../../contract/language.ts'
import { FALLBACK_LANGUAGE, LANGUAGES } from '../../contract/limits.ts'
import { useLanguage } from '../lib/i18n/useLanguage.ts'

/** What makes another page of it: where a list goes on, and what was searched for. */
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
