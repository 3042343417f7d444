// The sources of the site: a change of one of them causes a build.
import { filesBelow } from './steps.mjs'

const IS_TEST = /\.test\.tsx?$|^web\/testing\//

export const siteSources = () => [
  ...['web', 'contract'].flatMap(filesBelow).filter((file) => !IS_TEST.test(file)),
  'data/goods-words.tsv',
  'vite.config.ts',
  'tools/chunks.ts',
  'tools/build-site.mjs',
  'tools/compress.mjs',
  'tools/service-worker-plugin.ts',
  'react-router.config.ts',
  'package-lock.json',
]
