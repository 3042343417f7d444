// Builds the site when its sources have changed since the last build. Plain JavaScript for Node 20 or newer.
import { runParallel } from './parallel-steps.mjs'
import { siteSources } from './site-sources.mjs'
import { bin, hashOf, once, root } from './steps.mjs'

export const buildSite = () =>
  once('build/.haat-built', hashOf(siteSources()), () => {
    const settings = ['NODE_ENV=production', `PATH=${root}/node_modules/.bin:${process.env.PATH}`]
    return runParallel({ 'site built': ['env', ...settings, bin('react-router'), 'build'] })
  })
