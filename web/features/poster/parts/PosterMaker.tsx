import { useState } from 'react'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { paths } from '../../../lib/paths.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Select } from '../../../ui/forms/Select.tsx'
import type { OwnProvider } from '../../providers/own-provider.api.ts'
import { Poster } from './Poster.tsx'
import {
  languagesOf,
  PAPERS,
  type PosterChoice,
  type PosterParams,
  usePosterChoice,
  WORDS,
} from './poster-choice.ts'
import styles from './PosterMaker.module.css'

const qrCodeUrl = (id: number) => `/api/providers/${id}/qr.svg`

/** The sheet as it will be printed, with what can be chosen beside it. */
export const PosterMaker = ({ shop }: { shop: OwnProvider }) => {
  const { t } = useTranslation('Traderdashboard', { keyPrefix: 'poster' })
  const { choice, choose } = usePosterChoice(useLanguage())
  const [isHidden, setHidden] = useState(false)
  const code = qrCodeUrl(shop.id)
  return (
    <div className={styles.maker}>
      <div className={styles.choices}>
        {isHidden && <Notice kind="warning">{t('hidden')}</Notice>}
        <Choices choice={choice} onChoose={choose} />
        <Button icon="image" wide disabled={isHidden} onClick={() => window.print()}>
          {t('print')}
        </Button>
        <ButtonLink
          look="secondary"
          icon="external"
          wide
          to={code}
          reloadDocument
          download={`qr-${shop.id}.svg`}
        >
          {t('download')}
        </ButtonLink>
        <p className={styles.hint}>{t('hint')}</p>
        <ButtonLink look="quiet" icon="arrow-left" to={paths.dashboard()}>
          {t('back')}
        </ButtonLink>
      </div>
      <Poster
        shop={shop}
        code={code}
        paper={choice.paper}
        languages={languagesOf(choice.words)}
        onNoCode={() => setHidden(true)}
      />
    </div>
  )
}

type ChoicesProps = { choice: PosterChoice; onChoose: (changed: PosterParams) => void }

const Choices = ({ choice, onChoose }: ChoicesProps) => {
  const { t } = useTranslation('Traderdashboard', { keyPrefix: 'poster' })
  return (
    <>
      <Select
        label={t('paper')}
        value={choice.paper}
        onChange={(event) => onChoose({ paper: event.target.value })}
      >
        {PAPERS.map((paper) => (
          <option key={paper} value={paper}>
            {t(`papers.${paper}`)}
          </option>
        ))}
      </Select>
      <Select
        label={t('language')}
        value={choice.words}
        onChange={(event) => onChoose({ words: event.target.value })}
      >
        {WORDS.map((words) => (
          <option key={words} value={words}>
            {t(`languages.${words}`)}
          </option>
        ))}
      </Select>
    </>
  )
}
