// What the server's and the browser's i18next have in common.
import i18next, { type FormatterModule, type i18n, type InitOptions, type Module } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { type Language, LANGUAGES } from '../../../contract/limits.ts'
import { formatNumber } from '../format.ts'
import { type Namespace, SHELL_NAMESPACES } from './namespaces.ts'

export type Texts = { [name: string]: string | Texts }
export type Resources = Partial<Record<Namespace, Texts>>

/** A number in a text is written in lakhs, wherever it stands. What is no quantity, such as a year, is given as a string. */
const numbers: FormatterModule = {
  type: 'formatter',
  init: () => {},
  add: () => {},
  addCached: () => {},
  format: (value: unknown) => (Number.isInteger(value) ? formatNumber(Number(value)) : value) as string,
}

export const makeI18n = async (
  { language, resources, modules = [] }: { language: Language; resources: Resources; modules?: Module[] },
  options: InitOptions = {},
): Promise<i18n> => {
  const instance = i18next.createInstance()
  for (const module of modules) instance.use(module)
  await instance
    .use(numbers)
    .use(initReactI18next)
    .init({
      lng: language,
      supportedLngs: [...LANGUAGES],
      load: 'languageOnly',
      // No second language is loaded behind the first, whose keys a test keeps equal: English comes when a file does not.
      fallbackLng: false,
      ns: Object.keys(resources),
      defaultNS: SHELL_NAMESPACES[0] ?? 'Navbar',
      resources: { [language]: resources },
      interpolation: { escapeValue: false, alwaysFormat: true }, // React escapes
      returnNull: false,
      ...options,
    })
  return instance
}
