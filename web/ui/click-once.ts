import type { KeyboardEvent } from 'react'

/** For a button's onKeyDown: browsers click again and again while Enter is held. */
export const clickOnce = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && event.repeat) event.preventDefault()
}
