import * as fakes from 'fake-indexeddb'
import { afterAll, beforeEach, vi } from 'vitest'

const { indexedDB: database, ...classes } = fakes

/** A database for one test file. Its classes stay: a request that ends after the file needs them. */
export const useIndexedDb = () => {
  Object.assign(globalThis, classes)
  beforeEach(() => void vi.stubGlobal('indexedDB', database))
  afterAll(() => void vi.unstubAllGlobals())
}
