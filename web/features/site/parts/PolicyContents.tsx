import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '../PrivacyPage.module.css'

export const PolicyContents = ({ sections }: { sections: { id: string; title: string }[] }) => {
  const { t } = useTranslation('PrivacyPolicy')
  const headingId = useId()
  return (
    <nav aria-labelledby={headingId} className={styles.contents}>
      <h2 id={headingId} className={styles.contentsTitle}>
        {t('contents')}
      </h2>
      <ol className={styles.list}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.entry}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
