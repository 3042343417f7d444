import type { KeyboardEvent } from 'react'

/** For onKeyDown of a button: browsers click repeatedly while Enter is pressed. */
export const clickOnce = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && event.repeat) event.preventDefault()
}
