const PRELOAD = /<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g
const DEFERRED_TYPE = 'text/later'

const MAX_WAIT_MS = 2_000
const RETRY_MS = 3_000

// After the first picture, unless it is slow, and the frame that shows it: a frame that is asked for is drawn before the timeout runs.
// Files come with low priority, since other pictures may still be under way. They are run one by one, so that no one task is long; the
// first, which brings the page to life, by the router's own script.
// A browser does not ask again for a file that the line has lost. Styles are asked for anew. A script that the page begins with is lost for
// it: when the line is back the page is loaded again, unless somebody has begun to use it. Then it stays as it is, and the next one comes
// whole.
const loaderScript = (files: readonly string[]) => `(async () => {
  const after = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
  const picture = document.querySelector('img[fetchpriority="high"]')
  await Promise.race([picture?.decode().catch(() => {}), after(${MAX_WAIT_MS})])
  await new Promise(requestAnimationFrame)
  await after(0)
  const files = ${JSON.stringify(files)}
  const add = (name, given) => document.head.append(Object.assign(document.createElement(name), given))
  // Whether it is there, as soon as the server says so.
  const isThere = async (file) => {
    const { status } = await fetch(file, { cache: 'reload' }).catch(() => ({}))
    if (status === 200 || status === 404) return status === 200
    return after(${RETRY_MS}).then(() => isThere(file))
  }
  const isOurStyles = ({ rel, href }) => rel === 'stylesheet' && href.startsWith(location.origin)
  const loadAgain = async (link) => {
    if (await isThere(link.href)) { link.rel = ''; link.rel = 'stylesheet' }
  }
  // Also for those that come later, with a part of the page.
  addEventListener('error', ({ target }) => isOurStyles(target) && after(${RETRY_MS}).then(() => loadAgain(target)), true)
  for (const link of [...document.querySelectorAll('link')].filter(isOurStyles)) {
    // The rules of one that did not come can't be read.
    try { link.sheet.cssRules } catch { loadAgain(link) }
  }
  const comeBack = async (file) => {
    if (await isThere(file) && 'untouched' in document.documentElement.dataset) location.reload()
  }
  for (const href of files)
    add('link', { rel: 'modulepreload', fetchPriority: 'low', href, onerror: () => comeBack(href) })
  for (const file of files.slice(1)) {
    await import(file)
    await after(0)
  }
  const { textContent } = document.querySelector('script[type="${DEFERRED_TYPE}"]')
  add('script', { type: 'module', textContent })
})()`

/**
 * Scripts wait for what is seen: they are asked for when the first frame and its picture stand, so that style, fonts and the first picture
 * get a slow line for themselves. The router lists them first and can't be told otherwise. A page reads without them.
 */
export const deferScripts = (page: string, nonce: string) => {
  const files = [...page.matchAll(PRELOAD)].map(([, href = '']) => href)
  const tag = `<script nonce="${nonce}"`
  return page
    .replaceAll(PRELOAD, '')
    .replace(
      `${tag} type="module" async="">`,
      () => `${tag}>${loaderScript(files)}</script>${tag} type="${DEFERRED_TYPE}">`,
    )
}
