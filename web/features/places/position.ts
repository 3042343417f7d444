// Where a provider or a person is, and how the device is asked.
import { geolocation } from '../../../contract/limits.ts'

export type Point = Readonly<{ latitude: number; longitude: number }>

export type Detection =
  | { kind: 'detected'; point: Point }
  | { kind: 'denied' | 'unavailable' | 'unsupported' }

const failureOf = ({ code }: GeolocationPositionError): Detection => {
  const isOutOfReach =
    code === GeolocationPositionError.POSITION_UNAVAILABLE || code === GeolocationPositionError.TIMEOUT
  return { kind: isOutOfReach ? 'unavailable' : 'denied' }
}

export const detectPosition = (): Promise<Detection> =>
  new Promise((resolve) => {
    if (!navigator.geolocation) return resolve({ kind: 'unsupported' })
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ kind: 'detected', point: { latitude, longitude } }),
      (error) => resolve(failureOf(error)),
      geolocation,
    )
  })

// A tenth of a metre: finer than any pin is set.
const DIGITS = 6

export const coordinates = ({ latitude, longitude }: Point) => ({
  latitude: latitude.toFixed(DIGITS),
  longitude: longitude.toFixed(DIGITS),
})

/** '24.752300, 84.374200' */
export const coordinatesText = (point: Point) => Object.values(coordinates(point)).join(', ')
