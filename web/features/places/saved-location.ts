// The place that a person chose or that was detected, kept for the session as the specification says.

const CHOSEN = 'location'
const DETECTED = 'detected_location'

const read = (key: string) => window.sessionStorage.getItem(key) ?? ''

/** 'Gaya, Bihar', or empty for all districts. */
export const saveLocation = (place: string) => window.sessionStorage.setItem(CHOSEN, place)

export const saveDetectedLocation = (place: string) => {
  window.sessionStorage.setItem(DETECTED, place)
  saveLocation(place)
}

/** Also when another place was chosen since: the device would be asked again. */
export const hasDetectedLocation = () => read(DETECTED) !== ''

/** In the browser only. */
export const readSavedLocation = () => read(CHOSEN)
