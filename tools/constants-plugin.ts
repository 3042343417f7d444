// contract/limits.ts is one file with all constants. In the browser's build each of them is a module of its own, so that it goes into the
// files that use it, and not all of them into the one that every page loads.
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const IMPORT = /^import \{([^}]*)\} from '([^']*\/limits\.ts)'/gm
const ONE = /\/contract\/limits\.ts\?only=\w+$/

/** `import { a, type B } from 'limits.ts'` with a module for each name. Types stay as they are. */
export const splitImports = (code: string) =>
  code.replaceAll(IMPORT, (_whole, names: string, file: string) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean)
      .map((name) =>
        name.startsWith('type ')
          ? `import { ${name} } from '${file}'`
          : `import { ${name} } from '${file}?only=${name.split(' ')[0]}'`,
      )
      .join(';'),
  )

export const splitConstants = (): Plugin => ({
  name: 'split-constants',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  load(id) {
    // What is not asked for has no effect, and the bundler leaves it out.
    return ONE.test(id) ? { code: readFileSync(id.replace(/\?.*/, ''), 'utf8'), moduleType: 'ts' } : undefined
  },
  transform(code, id) {
    return /\/(?:web|contract)\/[^?]*\.tsx?$/.test(id) && code.includes('/limits.ts')
      ? { code: splitImports(code), map: null }
      : undefined
  },
})
