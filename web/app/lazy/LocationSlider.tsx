import { useQuery } from '@tanstack/react-query'
import { type CSSProperties, useEffect, useState } from 'react'
import { shell } from '../../../contract/display.ts'
import { locationsQuery } from '../../features/places/places.api.ts'
import { call } from '../../lib/http/call.ts'
import { useLanguage } from '../../lib/i18n/useLanguage.ts'
import { logWarning } from '../../lib/log.ts'
import { useReducedMotion } from '../../lib/browser/useMediaQuery.ts'
import styles from './LocationSlider.module.css'

const { every, fade } = shell.footerSlider

/** Pauses on hover and focus. */
export const LocationSlider = ({ label }: { label: string }) => {
  const locations = useLocations()
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isPaused = useReducedMotion() || isHovered || isFocused || locations.length < 2
  const index = useSlideIndex(isPaused)

  if (locations.length === 0) return null
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it can only be held, not operated
    <section
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must be able to hold it too
      tabIndex={0}
      className={styles.slider}
      style={{ '--fade': `${fade}ms` } as CSSProperties}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {index > 0 && (
        <p key={index - 1} className={styles.leaving} aria-hidden="true">
          {locations[(index - 1) % locations.length]}
        </p>
      )}
      <p key={index} className={styles.arriving}>
        {locations[index % locations.length]}
      </p>
    </section>
  )
}

const useLocations = () => {
  const { data = [], error } = useQuery(locationsQuery(call, useLanguage()))
  useEffect(() => {
    if (error) logWarning('The locations of the footer could not be loaded.', error)
  }, [error])
  return data.map(({ district_name, state_name }) => `${district_name}, ${state_name}`)
}

const useSlideIndex = (isPaused: boolean) => {
  const [index, setIndex] = useState(0)
  useEffect(() => {
    if (isPaused) return
    const timer = setInterval(() => setIndex((last) => last + 1), every)
    return () => clearInterval(timer)
  }, [isPaused])
  return index
}
