import type { MouseEvent, ReactNode } from 'react'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { type Location, useLocation, useNavigate } from 'react-router'
import { chooseLanguage } from '../../lib/i18n/browser.ts'
import { LANGUAGE_PARAMETER, type Language } from '../../../contract/language.ts'
import { useLanguage } from '../../lib/i18n/useLanguage.ts'
import { MenuLink } from '../../ui/Menu.tsx'
import { HindiName } from './text-outlines.tsx'

const NAMES: Record<Language, string> = { hi: 'हिंदी', en: 'English' }

const withLanguage = ({ pathname, search, hash }: Location, language: Language | null) => {
  const searchParams = new URLSearchParams(search)
  if (language) searchParams.set(LANGUAGE_PARAMETER, language)
  else searchParams.delete(LANGUAGE_PARAMETER)
  return { pathname, search: searchParams.toString(), hash }
}

export const LanguageEntries = () => (
  <>
    <LanguageEntry language="hi">{useLanguage() === 'hi' ? NAMES.hi : <HindiName />}</LanguageEntry>
    <LanguageEntry language="en">{NAMES.en}</LanguageEntry>
  </>
)

/** A plain link without scripts; with them the texts change in place. */
const LanguageEntry = ({ language, children }: { language: Language; children: ReactNode }) => {
  const { i18n } = useTranslation()
  const location = useLocation()
  const navigate = useNavigate()
  const current = useLanguage() === language

  const choose = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    await chooseLanguage(i18n, language)
    // The parameter has priority over the stored choice.
    if (new URLSearchParams(location.search).has(LANGUAGE_PARAMETER))
      await navigate(withLanguage(location, null), { replace: true, preventScrollReset: true })
  }

  return (
    <MenuLink
      aria-label={NAMES[language]}
      lang={language}
      to={withLanguage(location, language)}
      onClick={choose}
      current={current}
      hrefLang={language}
      rel="nofollow"
    >
      {children}
    </MenuLink>
  )
}
