import { type MouseEvent, type ReactNode, useState } from 'react'
import { ButtonLink, type ButtonStyle } from '../../ui/Button.tsx'
import { type Detection, detectPosition, type Point } from './position.ts'

const toParam = (point: Point | string) =>
  typeof point === 'string' ? point : `${point.latitude},${point.longitude}`

/** Google's page needs no API key. Without an origin it asks for one. */
export const directionsUrl = (destination: Point | string, origin?: Point) =>
  `https://www.google.com/maps/dir/?${new URLSearchParams({
    api: '1',
    ...(origin && { origin: toParam(origin) }),
    destination: toParam(destination),
  }).toString()}`

type Props = ButtonStyle & {
  to: Point
  children: ReactNode
  askingText: string
  onRefused: (reason: Exclude<Detection['kind'], 'detected'>) => void
}

// If the browser blocks the new window, the directions open in this one.
const openTab = (url: string) => {
  const tab = window.open(url, '_blank')
  if (tab) tab.opener = null
  else window.location.assign(url)
}

/** From the user's location. Without scripts, and after a refusal, it is a plain link without an origin. */
export const Directions = ({ to, children, askingText, onRefused, ...style }: Props) => {
  const [state, setState] = useState<'ready' | 'asking' | 'plain'>('ready')

  const ask = async (event: MouseEvent) => {
    if (state === 'plain') return
    event.preventDefault()
    if (state === 'asking') return
    setState('asking')
    const detection = await detectPosition()
    setState(detection.kind === 'detected' ? 'ready' : 'plain')
    if (detection.kind === 'detected') openTab(directionsUrl(to, detection.point))
    else onRefused(detection.kind)
  }

  return (
    <ButtonLink
      {...style}
      to={directionsUrl(to)}
      target="_blank"
      rel="noopener"
      icon="pin"
      data-counts="directions"
      onClick={ask}
    >
      {state === 'asking' ? askingText : children}
    </ButtonLink>
  )
}
