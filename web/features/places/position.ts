import { geolocation } from '../../../contract/display.ts'
import { noteLocationShared } from '../consents/location-consent.ts'

export type Point = Readonly<{ latitude: number; longitude: number }>

export type Detection =
  | { kind: 'detected'; point: Point }
  | { kind: 'denied' | 'unavailable' | 'unsupported' }

const failureOf = ({ code }: GeolocationPositionError): Detection => {
  const isUnavailable =
    code === GeolocationPositionError.POSITION_UNAVAILABLE || code === GeolocationPositionError.TIMEOUT
  return { kind: isUnavailable ? 'unavailable' : 'denied' }
}

export const detectPosition = (): Promise<Detection> =>
  new Promise((resolve) => {
    if (!navigator.geolocation) return resolve({ kind: 'unsupported' })
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        noteLocationShared()
        resolve({ kind: 'detected', point: { latitude, longitude } })
      },
      (error) => resolve(failureOf(error)),
      geolocation,
    )
  })

// A tenth of a metre.
const DIGITS = 6

export const coordinates = ({ latitude, longitude }: Point) => ({
  latitude: latitude.toFixed(DIGITS),
  longitude: longitude.toFixed(DIGITS),
})

export const coordinatesText = (point: Point) => Object.values(coordinates(point)).join(', ')
