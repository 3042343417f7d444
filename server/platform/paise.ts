/** Money in a form is text, in JSON a number. Empty is none; what is no whole number is not a number, and the rules say so. */
export const parsePaise = (given: string | number | null) => {
  if (typeof given !== 'string') return given
  const text = given.trim()
  if (text === '') return null
  return /^[0-9]{1,15}$/.test(text) ? Number(text) : Number.NaN
}
