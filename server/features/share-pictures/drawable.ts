// The characters of the three subsets of Poppins: Latin, Latin Extended and Devanagari.
const LATIN =
  '\\u0020-\\u007e\\u00a0-\\u0107\\u010a-\\u011b\\u011e-\\u0123\\u0128-\\u0131\\u0136\\u0137\\u0139-\\u0148\\u014c-\\u015b\\u015e-\\u0165\\u0168-\\u017e'
const DEVANAGARI =
  '\\u0901-\\u0903\\u0905-\\u090d\\u090f-\\u0911\\u0913-\\u0928\\u092a-\\u0933\\u0935-\\u0939\\u093c-\\u0945\\u0947-\\u0949\\u094b-\\u094d\\u0950\\u0958-\\u095e\\u0960-\\u0970'
const SIGNS = '\\u200c\\u200d\\u2013\\u2014\\u2018-\\u201a\\u201c-\\u201e\\u2022\\u2026\\u20ac\\u20b9\\u2122'

const UNDRAWABLE = new RegExp(`[^${LATIN}${DEVANAGARI}${SIGNS}]`, 'gu')

export const withoutUndrawable = (text: string) =>
  text.replaceAll(UNDRAWABLE, (each) => each.normalize('NFKD').replaceAll(UNDRAWABLE, ''))
