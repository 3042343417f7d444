import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { Photo } from '../../media/Photo.tsx'
import { usePhotoViewer } from '../../media/usePhotoViewer.tsx'
import type { Need } from '../needs.api.ts'
import { budgetText } from './need-texts.ts'
import styles from './NeedDetails.module.css'

type Props = {
  need: Need
  title: string
  /** Further facts. */
  facts: readonly (string | undefined)[]
}

export const NeedDetails = ({ need, title, facts }: Props) => {
  const { t } = useTranslation('Needs')
  const all = [t(`when.${need.when}`), budgetText(t, need), ...facts]
  return (
    <Panel as="section" space="tight" aria-label={title}>
      <p className={styles.label}>{title}</p>
      <p className={styles.text}>{need.text}</p>
      <p className={styles.facts}>{all.filter(Boolean).join(' · ')}</p>
      <NeedPictures need={need} />
    </Panel>
  )
}

const NeedPictures = ({ need: { images, category } }: Pick<Props, 'need'>) => {
  const { t } = useTranslation('Needs')
  const pictures = images.map(({ picture }) => picture)
  const { viewer, openViewer } = usePhotoViewer({ name: category.title, pictures })
  if (images.length === 0) return null
  return (
    <>
      <ul className={styles.pictures}>
        {images.map(({ image_id: id, image, picture }, at) => (
          <li key={id}>
            <a href={image} onClick={(event) => openViewer(event, at)}>
              <Photo
                picture={picture}
                alt={t('picture', { number: at + 1 })}
                sizes="6rem"
                className={styles.picture}
              />
            </a>
          </li>
        ))}
      </ul>
      {viewer}
    </>
  )
}
