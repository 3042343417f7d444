import type { Language } from '../../../contract/language.ts'
import type { Namespace } from './namespaces.ts'
import { makeT, type Texts, type TFunction } from './translate.ts'

export type Resources = Partial<Record<Namespace, Texts>>

type Options = {
  language: Language
  resources: Resources
  /** Without it, only `resources` are available. */
  readTexts?: (language: Language, namespace: string) => Promise<Texts>
}

export type I18n = ReturnType<typeof makeI18n>

export const makeI18n = ({ language: first, resources, readTexts }: Options) => {
  let language = first
  let lastChosen = first
  const texts: Partial<Record<Language, Record<string, Texts>>> = { [first]: { ...resources } }
  const textsIn = (each: Language) => (texts[each] ??= {})
  const madeTs = new Map<string, TFunction>()
  const loading = new Map<string, Promise<void>>()
  const listeners = new Set<() => void>()

  const notify = () => {
    madeTs.clear()
    snapshot = { i18n }
    for (const listener of listeners) listener()
  }

  const read = async (each: Language, namespace: string) => {
    // On failure the current texts stay.
    const found = await readTexts?.(each, namespace).catch(() => undefined)
    textsIn(each)[namespace] = found ?? textsIn(each)[namespace] ?? {}
    loading.delete(`${each} ${namespace}`)
  }

  const load = (namespace: string, each: Language = language) => {
    const id = `${each} ${namespace}`
    const started = loading.get(id) ?? read(each, namespace)
    loading.set(id, started)
    return started
  }

  const i18n = {
    get language() {
      return language
    },
    get texts() {
      return textsIn(language)
    },
    addTexts: (each: Language, namespace: string, added: Texts) => {
      textsIn(each)[namespace] = added
    },
    hasLoaded: (namespace: string) => !readTexts || textsIn(language)[namespace] !== undefined,
    load,
    /** Stable until the language changes. */
    getT: (namespace: string | readonly string[], keyPrefix = ''): TFunction => {
      const id = `${String(namespace)} ${keyPrefix}`
      const namespaces = [namespace].flat()
      const t = madeTs.get(id) ?? makeT({ language, texts: textsIn(language), namespaces, keyPrefix })
      madeTs.set(id, t)
      return t
    },
    changeLanguage: async (next: Language) => {
      lastChosen = next
      const missing = Object.keys(textsIn(language)).filter((name) => !textsIn(next)[name])
      await Promise.all(missing.map((name) => load(name, next)))
      if (lastChosen !== next) return
      language = next
      notify()
    },
    reload: async () => {
      await Promise.all(Object.keys(textsIn(language)).map((name) => load(name)))
      notify()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Changes with the texts, for useSyncExternalStore. */
    getSnapshot: () => snapshot,
  }
  let snapshot = { i18n }
  return i18n
}
