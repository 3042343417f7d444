// Canonical and hreflang: one page in two languages, told apart by ?lng=; without it the visitor's own language decides.
import { useLocation } from 'react-router'
import { languageOf } from '../../contract/language.ts'
import { LANGUAGES } from '../../contract/limits.ts'
import { LANGUAGE_PARAMETER } from '../../contract/language.ts'

export const LanguageLinks = ({ publicUrl }: { publicUrl: string }) => {
  const { pathname, search } = useLocation()
  const page = `${publicUrl}${pathname}`
  const inLanguage = (language: string) => `${page}?${LANGUAGE_PARAMETER}=${language}`
  const asked = new URLSearchParams(search).get(LANGUAGE_PARAMETER)
  const canonical = asked ? inLanguage(languageOf(asked)) : page
  return (
    <>
      <link rel="canonical" href={canonical} />
      <meta property="og:url" content={canonical} />
      {LANGUAGES.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={inLanguage(language)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={page} />
    </>
  )
}
