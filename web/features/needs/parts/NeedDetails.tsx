import { useQueryClient } from '@tanstack/react-query'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { useSession } from '../../../lib/session/session.ts'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { Photo } from '../../media/Photo.tsx'
import { usePhotoViewer } from '../../media/usePhotoViewer.tsx'
import { VoicePlayer } from '../../media/VoicePlayer.tsx'
import { type Need, needQuery } from '../needs.api.ts'
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
      <NeedVoice need={need} />
      <NeedPictures need={need} />
    </Panel>
  )
}

const NeedVoice = ({ need: { need_id: id, voice } }: Pick<Props, 'need'>) => {
  const client = useQueryClient()
  const lang = useLanguage()
  const session = useSession()
  if (!voice || !session) return null
  const renewUrl = async () => {
    const need = await client.fetchQuery(needQuery(session.id, id, lang))
    return need.voice?.url
  }
  const track = { key: `need ${id}`, source: voice.url, seconds: voice.seconds, renewUrl }
  return <VoicePlayer track={track} peaks={voice.peaks} bytes={voice.bytes} />
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
