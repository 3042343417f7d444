import type { RefObject } from 'react'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import styles from './PostsHeading.module.css'
import { ResultsHeading } from './ResultsHeading.tsx'

type Props = {
  /** Empty when the list is of everything. */
  results: string
  headingRef: RefObject<HTMLHeadingElement | null>
}

export const PostsHeading = ({ results, headingRef }: Props) => {
  const { t } = useTranslation('Posts')
  if (results) return <ResultsHeading headingRef={headingRef}>{results}</ResultsHeading>
  return (
    <ResultsHeading headingRef={headingRef} text={t('lead')}>
      <span className={styles.brand}>{t('brand', { ns: 'Navbar' })}</span> {t('heading.all')}
    </ResultsHeading>
  )
}
