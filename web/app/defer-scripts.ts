const PRELOAD = /<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g
const DEFERRED_TYPE = 'text/later'

const MAX_WAIT_MS = 2_000
const RETRY_MS = 3_000

// After the first picture, unless it is slow, and the frame that shows it: a frame that is asked for is drawn before the timeout runs.
// Files come with low priority, since other pictures may still be under way. They are run one by one, so that no one task is long; the
// first, which brings the page to life, by the router's own script.
// A browser does not ask again for a file that the line has lost. Styles are asked for anew. A script is lost for the page: when the line is
// back the page is loaded again, unless somebody has begun to use it. Then it stays as it is, and the next one comes whole.
const loaderScript = (files: readonly string[]) => `(async () => {
  const after = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
  const picture = document.querySelector('img[fetchpriority="high"]')
  await Promise.race([picture?.decode().catch(() => {}), after(${MAX_WAIT_MS})])
  await new Promise(requestAnimationFrame)
  await after(0)
  const files = ${JSON.stringify(files)}
  const add = (name, given) => document.head.append(Object.assign(document.createElement(name), given))
  const again = (link) => { link.rel = ''; link.rel = 'stylesheet' }
  const isStyles = ({ rel }) => rel === 'stylesheet'
  // Also for those that come later, with a part of the page.
  addEventListener('error', ({ target }) => isStyles(target) && setTimeout(again, ${RETRY_MS}, target), true)
  for (const link of [...document.querySelectorAll('link')].filter(isStyles)) {
    // The rules of one that did not come can't be read.
    try { link.sheet.cssRules } catch { again(link) }
  }
  const comeBack = async (file) => {
    const { ok } = await fetch(file, { cache: 'reload' }).catch(() => ({}))
    if (ok === undefined) return after(${RETRY_MS}).then(() => comeBack(file))
    if (ok && 'untouched' in document.documentElement.dataset) location.reload()
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
