import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { shell } from '../../../../contract/display.ts'
import { call } from '../../../lib/http/call.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { useReducedMotion } from '../../../lib/browser/useMediaQuery.ts'
import { Button } from '../../../ui/Button.tsx'
import { locationsQuery } from '../../places/places.api.ts'
import styles from './Milestones.module.css'

const STONES = 4
// The list is alphabetical; the stride mixes the states. A prime visits every entry.
const STRIDE = 97

export const Milestones = () => {
  const { t } = useTranslation('Index')
  const { data: places = [] } = useQuery(locationsQuery(call, useLanguage()))
  const hasReducedMotion = useReducedMotion()
  const [userChoice, setUserChoice] = useState<'play' | 'pause'>()
  const isPlaying = userChoice ? userChoice === 'play' : !hasReducedMotion
  const turn = useTicker(isPlaying && places.length > 0)

  if (places.length === 0) return null
  return (
    <>
      <ul className={styles.stones}>
        {stonesAt(turn).map((place, stone) => {
          const at = places[(place * STRIDE) % places.length]
          // oxlint-disable-next-line react/no-array-index-key -- a stone stays where it is, only its name changes
          return <Stone key={stone} place={place} name={at?.district_name} state={at?.state_name} />
        })}
      </ul>
      <Button variant="quiet" size="small" onClick={() => setUserChoice(isPlaying ? 'pause' : 'play')}>
        {isPlaying ? t('about.pause') : t('about.play')}
      </Button>
    </>
  )
}

const useTicker = (isRunning: boolean) => {
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setTurn((now) => now + 1), shell.aboutSlider.every)
    return () => clearInterval(timer)
  }, [isRunning])
  return turn
}

/** Each turn changes one stone. */
const stonesAt = (turn: number) => {
  const newest = turn + STONES - 1
  return Array.from({ length: STONES }, (_, stone) => newest - ((newest - stone) % STONES))
}

type StoneProps = { place: number; name: string | undefined; state: string | undefined }

const Stone = ({ place, name, state }: StoneProps) => (
  <li className={styles.stone}>
    <Head />
    <span key={place} className={styles.names}>
      <span className={styles.district}>{name}</span>
      <span className={styles.state}>{state}</span>
    </span>
  </li>
)

const Head = () => {
  const { t } = useTranslation('Navbar')
  return (
    <span className={styles.head} aria-hidden="true">
      {t('brand')}
    </span>
  )
}
