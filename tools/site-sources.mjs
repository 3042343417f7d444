// The files that the built site depends on: when one of them changes, the site is built again.
import { filesBelow } from './steps.mjs'

const IS_TEST = /\.test\.tsx?$|^web\/testing\//

export const siteSources = () => [
  ...['web', 'contract'].flatMap(filesBelow).filter((file) => !IS_TEST.test(file)),
  // The service worker searches by the keys of the server's search.
  'server/platform/fold.ts',
  ...filesBelow('server/platform/fold'),
  'vite.config.ts',
  'tools/chunks.ts',
  'tools/build-site.mjs',
  'tools/compress.mjs',
  'tools/service-worker-plugin.ts',
  'react-router.config.ts',
  'package-lock.json',
]
