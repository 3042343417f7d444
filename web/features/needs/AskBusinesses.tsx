import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { type NewNeedParams, paths } from '../../lib/paths.ts'
import { ButtonLink, type ButtonStyle } from '../../ui/Button.tsx'

/** The entry to the form. The text is in Navbar, which every page has. */
export const AskBusinesses = ({ about, ...style }: ButtonStyle & { about?: NewNeedParams }) => {
  const { t } = useTranslation('Navbar')
  return (
    <ButtonLink icon="send" {...style} to={paths.newNeed(about)}>
      {t('ask.do')}
    </ButtonLink>
  )
}
