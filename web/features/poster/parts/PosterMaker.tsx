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

export const PosterMaker = ({ provider }: { provider: OwnProvider }) => {
  const { t } = useTranslation('Traderdashboard', { keyPrefix: 'poster' })
  const { choice, choose } = usePosterChoice(useLanguage())
  const code = qrCodeUrl(provider.id)
  const { problem, tries, lookUp, retry } = useMissingCode(code)
  return (
    <div className={styles.maker}>
      <div className={styles.choices}>
        {problem === 'hidden' && <Notice kind="warning">{t('hidden')}</Notice>}
        {problem === 'failed' && (
          <Notice kind="error">
            <p>{t('failed')}</p>
            <Button size="small" variant="secondary" icon="refresh" onClick={retry}>
              {t('retry')}
            </Button>
          </Notice>
        )}
        <Choices choice={choice} onChoose={choose} />
        <Button icon="image" wide disabled={problem !== null} onClick={() => window.print()}>
          {t('print')}
        </Button>
        <ButtonLink
          variant="secondary"
          icon="external"
          wide
          to={code}
          reloadDocument
          download={`qr-${provider.id}.svg`}
        >
          {t('download')}
        </ButtonLink>
        <p className={styles.hint}>{t('hint')}</p>
        <ButtonLink variant="quiet" icon="arrow-left" to={paths.dashboard()}>
          {t('back')}
        </ButtonLink>
      </div>
      <Poster
        key={tries}
        provider={provider}
        code={code}
        paper={choice.paper}
        languages={languagesOf(choice.words)}
        onNoCode={lookUp}
      />
    </div>
  )
}

/** An image error has no status, so the URL is fetched. */
const useMissingCode = (code: string) => {
  const [problem, setProblem] = useState<'hidden' | 'failed' | null>(null)
  const [tries, setTries] = useState(0)
  const lookUp = () =>
    void fetch(code).then(
      ({ status }) => setProblem(status === 404 ? 'hidden' : 'failed'),
      () => setProblem('failed'),
    )
  const retry = () => {
    setProblem(null)
    setTries(tries + 1)
  }
  return { problem, tries, lookUp, retry }
}

type ChoicesProps = { choice: PosterChoice; onChoose: (changed: PosterParams) => void }

const Choices = ({ choice, onChoose }: ChoicesProps) => {
  const { t } = useTranslation('Traderdashboard', { keyPrefix: 'poster' })
  const options = (texts: string, values: readonly string[]) =>
    values.map((value) => (
      <option key={value} value={value}>
        {t(`${texts}.${value}`)}
      </option>
    ))
  return (
    <>
      <Select
        label={t('paper')}
        value={choice.paper}
        onChange={(event) => onChoose({ paper: event.target.value })}
      >
        {options('papers', PAPERS)}
      </Select>
      <Select
        label={t('language')}
        value={choice.words}
        onChange={(event) => onChoose({ words: event.target.value })}
      >
        {options('languages', WORDS)}
      </Select>
    </>
  )
}
