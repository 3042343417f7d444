import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { Asked } from '../asked.ts'
import styles from './PostsHeading.module.css'
import { ResultsHeading } from './ResultsHeading.tsx'

/** What the list is of; undefined when it is of everything. */
export const usePostsHeading = ({ q, district }: Asked): string | undefined => {
  const { t } = useTranslation('Posts', { keyPrefix: 'heading' })
  if (q && district) return t('textAndPlace', { text: q, location: district })
  if (q) return t('text', { text: q })
  return district ? t('place', { location: district }) : undefined
}

type Props = { asked: Asked; headingRef: RefObject<HTMLHeadingElement | null> }

export const PostsHeading = ({ asked, headingRef }: Props) => {
  const { t } = useTranslation(['Posts', 'Navbar'])
  const results = usePostsHeading(asked)
  if (results !== undefined) return <ResultsHeading headingRef={headingRef}>{results}</ResultsHeading>
  return (
    <ResultsHeading headingRef={headingRef} text={t('lead')}>
      <span className={styles.brand}>{t('brand', { ns: 'Navbar' })}</span> {t('heading.all')}
    </ResultsHeading>
  )
}
