const KEY = 'install_hint'

const isInstalled = () => window.matchMedia('(display-mode: standalone)').matches

export const canHint = () => window.localStorage.getItem(KEY) === null && !isInstalled()
export const noteHinted = () => window.localStorage.setItem(KEY, 'seen')

export const isIos = () => /iPhone|iPad/.test(navigator.userAgent)
