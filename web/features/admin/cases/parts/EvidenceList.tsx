import { useTranslation } from '../../../../lib/i18n/useTranslation.tsx'
import { formatContact } from '../../../../lib/format/contact-links.ts'
import { paths } from '../../../../lib/paths.ts'
import { Facts, Panel } from '../../shell/Panel.tsx'
import { Uploads } from '../../shell/Uploads.tsx'
import type { CaseDetails, Evidence } from '../cases.api.ts'
import { PrivateEvidence } from './PrivateEvidence.tsx'
import styles from './EvidenceList.module.css'
import { Link } from '../../../../ui/Link.tsx'

/** Each version of the content that a report has stored. */
export const EvidenceList = ({ theCase }: { theCase: CaseDetails }) => {
  const { t } = useTranslation('Admin', { keyPrefix: 'case' })
  const { evidence } = theCase
  return (
    <Panel title={t('evidence')}>
      {evidence.length === 0 && <p>{t('noEvidence')}</p>}
      {evidence.map((piece, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- reports refer to evidence by its index
        <article key={at} className={styles.piece}>
          {evidence.length > 1 && <h3 className={styles.version}>{t('piece', { number: at + 1 })}</h3>}
          <EvidenceText piece={piece} />
          <Uploads images={piece.images} videos={piece.videos} />
        </article>
      ))}
      {evidence.some((piece) => piece.is_private) && <PrivateEvidence theCase={theCase} />}
      <PublicPageLink theCase={theCase} />
    </Panel>
  )
}

const EvidenceText = ({ piece }: { piece: Evidence }) => {
  const { t } = useTranslation('Admin', { keyPrefix: 'case' })
  const { title, content, business_name, writer_name, post_title, rating, fields } = piece
  return (
    <>
      {title && <p className={styles.title}>{title}</p>}
      {rating !== null && <p>{t('stars', { stars: rating })}</p>}
      {content && <blockquote className={styles.content}>{content}</blockquote>}
      <p className={styles.source}>
        {writer_name
          ? t('byWriter', { name: writer_name })
          : business_name && t('byBusiness', { name: business_name })}
        {post_title && <span>{t('under', { title: post_title })}</span>}
      </p>
      <Facts
        facts={Object.entries(fields).map(([name, text]) => [
          t(`fields.${name}`, { defaultValue: name }),
          name === 'mobile_number' ? formatContact(text) : text,
        ])}
      />
    </>
  )
}

const publicPath = ({ target_kind, target_id, evidence }: CaseDetails) => {
  if (target_kind === 'provider') return paths.providerProfile(target_id)
  const business = evidence[0]?.provider_id
  if (target_kind === 'review') return business ? `${paths.providerProfile(business)}#reviews` : undefined
  const post = target_kind === 'post' ? target_id : evidence[0]?.post_id
  return post ? paths.post(post) : undefined
}

const PublicPageLink = ({ theCase }: { theCase: CaseDetails }) => {
  const { t } = useTranslation('Admin', { keyPrefix: 'case' })
  const path = publicPath(theCase)
  if (theCase.visibility !== 'shown' || !path) return null
  return (
    <Link to={path} target="_blank" className={styles.link}>
      {t('look')}
    </Link>
  )
}
