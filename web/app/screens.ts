// Screens that a later issue builds: where the words of each one's 'coming soon' page are kept. A built one leaves the list.
import type { Namespace } from '../lib/i18n/namespaces.ts'

/** `within` is for a screen without a namespace of its own: a block in that of its neighbour. */
type Screen = { namespace: Namespace; within?: string }

const SCREENS: Readonly<Record<string, Screen>> = {
  adminDesk: { namespace: 'LoginAdmin', within: 'desk' },
}

export const screenOf = (routeId: string): Screen => {
  const screen = SCREENS[routeId]
  if (!screen) throw new Error(`no words for the screen ${routeId}`)
  return screen
}
