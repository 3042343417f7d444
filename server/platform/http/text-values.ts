// Query strings, path parameters and multipart forms carry strings. Those that the schema declares as numbers or booleans are
// converted; any other string stays, and the validator refuses it. A number has decimal digits only: no '0x10', '1e3' or 'Infinity'.

type Properties = Readonly<Record<string, { type?: string }>>

const convertInteger = (text: string) =>
  /^-?[0-9]{1,16}$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : text
const convertNumber = (text: string) => (/^-?[0-9]{1,16}(\.[0-9]{1,20})?$/.test(text) ? Number(text) : text)

const BOOLEANS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
])

const CONVERSIONS: ReadonlyMap<string, (text: string) => unknown> = new Map<
  string,
  (text: string) => unknown
>([
  ['integer', convertInteger],
  ['number', convertNumber],
  ['boolean', (text) => BOOLEANS.get(text) ?? text],
  ['array', (text) => [text]],
])

export const convertTexts = (schema: { properties?: Properties }, texts: Record<string, unknown>) => {
  for (const [name, { type = '' }] of Object.entries(schema.properties ?? {})) {
    const convert = CONVERSIONS.get(type)
    const text = texts[name]
    if (convert && typeof text === 'string') texts[name] = convert(text)
  }
}
