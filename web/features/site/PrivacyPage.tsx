import { useId } from 'react'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import type { PageHandle } from '../../lib/i18n/namespaces.ts'
import { PageMeta } from '../../lib/page/PageMeta.tsx'
import { paths } from '../../lib/paths.ts'
import { Container } from '../../ui/Layout.tsx'
import { Link } from '../../ui/Link.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { PolicySection, type PolicySectionTexts } from './parts/PolicySection.tsx'
import styles from './PrivacyPage.module.css'

export const handle = { namespaces: ['PrivacyPolicy'] } satisfies PageHandle

const PrivacyPage = () => {
  const { t, i18n } = useTranslation('PrivacyPolicy')
  // The text decides which sections there are: a section's key is its anchor.
  const sections = Object.entries(
    (i18n.texts['PrivacyPolicy']?.['sections'] ?? {}) as Record<string, PolicySectionTexts>,
  )
  return (
    <>
      <PageMeta title={t('meta.title')} description={t('meta.description')} />
      <PageHead tone="indigo" title={t('title')} text={t('updated')} />
      <Container>
        <div className={styles.page}>
          <PolicyContents sections={sections.map(([id, { title }]) => ({ id, title }))} />
          <div className={styles.policy}>
            <p className={styles.intro}>{t('intro')}</p>
            {sections.map(([id, texts]) => (
              <PolicySection key={id} id={id} texts={texts} />
            ))}
            <p>
              <Link to={paths.contact()}>{t('contactLink')}</Link>
            </p>
          </div>
        </div>
      </Container>
    </>
  )
}

const PolicyContents = ({ sections }: { sections: { id: string; title: string }[] }) => {
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

export default PrivacyPage
