// The action of a guest before the login. It is in session storage and not in the URL, so that a link can't make an account follow a
// shop.
const KEY = 'pressed-before-login'
const VALID_MS = 15 * 60 * 1_000

type Press = `${'follow' | 'save'}:${number}`

export const rememberPress = (press: Press) =>
  window.sessionStorage.setItem(KEY, JSON.stringify([press, Date.now()]))

/** True once. */
export const takePress = (press: Press) => {
  const [stored, at] = JSON.parse(window.sessionStorage.getItem(KEY) ?? '[]') as [string?, number?]
  if (stored !== press) return false
  window.sessionStorage.removeItem(KEY)
  return Date.now() - Number(at) < VALID_MS
}
