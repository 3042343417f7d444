/** 'install': iOS supports push only for sites on the home screen. */
export type PushSupport = 'supported' | 'install' | 'unsupported'

// An iPad identifies as a Mac.
const isIos = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1)

const isOnHomeScreen = () => window.matchMedia('(display-mode: standalone)').matches

export const pushSupport = (): PushSupport => {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) return 'supported'
  return isIos() && !isOnHomeScreen() ? 'install' : 'unsupported'
}

export type Device = 'phone' | 'computer'
export const device = (): Device =>
  isIos() || /Android|Mobile/.test(navigator.userAgent) ? 'phone' : 'computer'

export type Browser = 'ios' | 'firefox' | 'safari' | 'chrome'

export const browser = (): Browser => {
  const { userAgent } = navigator
  if (isIos()) return 'ios'
  if (userAgent.includes('Firefox')) return 'firefox'
  return userAgent.includes('Safari') && !userAgent.includes('Chrom') ? 'safari' : 'chrome'
}
