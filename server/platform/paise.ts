/** Money is a string in a form and a number in JSON. Empty is null; anything but a whole number becomes NaN, which the rules refuse. */
export const parsePaise = (given: string | number | null) => {
  if (typeof given !== 'string') return given
  const text = given.trim()
  if (text === '') return null
  return /^[0-9]{1,15}$/.test(text) ? Number(text) : Number.NaN
}
