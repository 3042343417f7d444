// One figure by day: bars, a slider that reads them one by one for screen readers, and a table.
import { type PointerEvent, useState } from 'react'
import { chartBars, CHART_SIZE, type DayCount } from '../../../lib/format/chart-bars.ts'
import { formatDay } from '../../../lib/format/format-day.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { CountTable } from './CountTable.tsx'
import styles from './DayBars.module.css'

type Props = { title: string; days: readonly DayCount[] }

/** Needs a new `key` for other days: the selection starts with the last day. */
export const DayBars = ({ title, days }: Props) => {
  const { t } = useTranslation('Figures', { keyPrefix: 'byDay' })
  const language = useLanguage()
  const [at, setAt] = useState(days.length - 1)
  const chosen = days[at]
  const text = chosen ? t('value', { day: formatDay(chosen.day, language), number: chosen.count }) : ''
  return (
    <Panel as="figure" space="tight">
      <figcaption>
        <h2 className={styles.title}>{t('title', { figure: title })}</h2>
        <output className={styles.value}>{text}</output>
      </figcaption>
      <Bars days={days} at={at} onChoose={setAt} />
      <input
        type="range"
        className={styles.slider}
        aria-label={t('day')}
        aria-valuetext={text}
        min={0}
        max={days.length - 1}
        value={at}
        onChange={({ target }) => setAt(Number(target.value))}
      />
      <p className={styles.ends} aria-hidden="true">
        <span>{formatDay(days[0]?.day ?? '', language)}</span>
        <span>{t('today')}</span>
      </p>
      <CountTable
        summary={t('table')}
        caption={t('title', { figure: title })}
        head={[t('day'), title]}
        rows={days
          .toReversed()
          .map(({ day, count }) => ({ key: day, name: formatDay(day, language), count }))}
      />
    </Panel>
  )
}

type BarsProps = { days: readonly DayCount[]; at: number; onChoose: (at: number) => void }

const Bars = ({ days, at, onChoose }: BarsProps) => {
  const choose = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    const index = Math.floor(((clientX - left) / width) * days.length)
    onChoose(Math.min(Math.max(index, 0), days.length - 1))
  }
  return (
    <svg
      viewBox={`0 0 ${CHART_SIZE.width} ${CHART_SIZE.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={styles.bars}
      onPointerDown={choose}
      onPointerMove={choose}
    >
      {chartBars(days).map(({ day, ...bar }, index) => (
        <rect key={day} {...bar} className={index === at ? styles.chosen : undefined} />
      ))}
    </svg>
  )
}
