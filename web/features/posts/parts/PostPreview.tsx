import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import { formatDate } from '../../../lib/format/format.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { SectionHeading } from '../../../ui/SectionHeading.tsx'
import { useFileSource } from '../../../ui/forms/useFileSource.ts'
import { ruleForNewFiles, validateFiles } from '../../media/chosen-files.ts'
import { Photo } from '../../media/Photo.tsx'
import { OfferSummary } from '../OfferSummary.tsx'
import { previewDetails } from './kind-fields.ts'
import { remainingMedia, type MediaField, MEDIA, type PostFields, type CurrentMedia } from './post-fields.ts'
import styles from './PostPreview.module.css'
import { PostText } from './PostText.tsx'
import type { PostForm } from './usePostForm.ts'

type Props = {
  form: PostForm
  media: CurrentMedia
  day: Date | string
}

export const PostPreview = ({ form: { t, hook }, media, day }: Props) => {
  const id = useId()
  const fields = useWatch({ control: hook.control }) as PostFields
  const language = useLanguage()
  const { title, content } = fields
  return (
    <section aria-labelledby={id} className={styles.preview}>
      <SectionHeading id={id} title={t('preview.title')} />
      <article className={styles.post}>
        <div className={styles.board}>
          <h3>{title.trim() || t('preview.noTitle')}</h3>
          <p className={styles.day}>{formatDate(day, language)}</p>
        </div>
        <div className={styles.body}>
          <KindPreview fields={fields} codeLabel={t('fields.offer_code')} />
          <PreviewMedia {...{ fields, media }} name="blog_images" />
          {content.trim() ? (
            <PostText text={content.trim()} />
          ) : (
            <p className={styles.blank}>{t('preview.noContent')}</p>
          )}
          <PreviewMedia {...{ fields, media }} name="blog_videos" />
        </div>
      </article>
    </section>
  )
}

const KindPreview = ({ fields, codeLabel }: { fields: PostFields; codeLabel: string }) => {
  const details = previewDetails(fields)
  return (
    <>
      <OfferSummary post={details} />
      {details.kind !== 'update' && details.offer_code && (
        <p>
          {codeLabel}: <code>{details.offer_code}</code>
        </p>
      )}
    </>
  )
}

type MediaProps = { fields: PostFields; media: CurrentMedia; name: MediaField }

/** Invalid files are left out. */
const PreviewMedia = ({ fields, media, name }: MediaProps) => {
  const remaining = remainingMedia(name, fields, media)
  const added = validateFiles(fields[name], ruleForNewFiles(MEDIA[name], remaining.length)).filter(
    ({ error }) => !error,
  )
  if (remaining.length + added.length === 0) return null
  return (
    <div className={styles.media}>
      {remaining.map(({ id, picture, video }) =>
        picture ? (
          <Photo key={id} picture={picture} alt="" sizes="(min-width: 960px) 24rem, 100vw" />
        ) : (
          <Video key={id} source={video ?? ''} />
        ),
      )}
      {added.map(({ id, source, kind }) =>
        kind === 'video' ? <Video key={id} source={source} /> : <ChosenImage key={id} source={source} />,
      )}
    </div>
  )
}

const ChosenImage = ({ source }: { source: File | string }) => <img ref={useFileSource(source)} alt="" />

const Video = ({ source }: { source: File | string }) => (
  <video ref={useFileSource(source)} muted playsInline preload="metadata" aria-hidden="true" />
)
