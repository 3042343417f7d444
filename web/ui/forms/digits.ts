const DEVANAGARI_ZERO = 0x0966

/** A Hindi keyboard types Devanagari digits; the server knows only 0 to 9. */
export const asciiDigits = (text: string) =>
  text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO))
