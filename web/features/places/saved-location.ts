// The chosen or detected district, stored for the session as specified.
const CHOSEN = 'location'
const DETECTED = 'detected_location'

const read = (key: string) => window.sessionStorage.getItem(key) ?? ''

/** 'Gaya, Bihar', or empty for all districts. */
export const saveLocation = (district: string) => window.sessionStorage.setItem(CHOSEN, district)

export const saveDetectedLocation = (district: string) => {
  window.sessionStorage.setItem(DETECTED, district)
  saveLocation(district)
}

export const hasDetectedLocation = () => read(DETECTED) !== ''

export const readSavedLocation = () => read(CHOSEN)
