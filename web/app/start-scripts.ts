// Starts the router's scripts after the first paint, so that styles, fonts and the first picture have a slow connection to themselves
// (decision 16). A page can be read and used without them. The functions are sent as text and use only their arguments and the browser.

type IsServed = (file: string) => Promise<boolean>

/** Browsers do not retry a file that the network has lost. Waits until the server answers for it. */
export const waitUntilServed: IsServed = async (file) => {
  for (;;) {
    const response = await fetch(file, { cache: 'reload' }).catch(() => null)
    if (response?.status === 200 || response?.status === 404) return response.status === 200
    await new Promise((resolve) => setTimeout(resolve, 3_000))
  }
}

/** Also those that are added later, with a lazy part of the page. */
export const retryLostStyles = (isServed: IsServed) => {
  const retry = async (link: HTMLLinkElement) => {
    if (!(await isServed(link.href))) return
    link.rel = ''
    link.rel = 'stylesheet'
  }
  const isOwn = ({ rel, href }: HTMLLinkElement) => rel === 'stylesheet' && href.startsWith(location.origin)
  const retryLater = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && isOwn(target)) setTimeout(() => void retry(target), 3_000)
  }
  addEventListener('error', retryLater, true)
  for (const link of [...document.querySelectorAll('link')].filter(isOwn)) {
    try {
      // Throws for a sheet that was not loaded.
      void link.sheet?.cssRules.length
      if (!link.sheet) void retry(link)
    } catch {
      void retry(link)
    }
  }
}

/** `id` is that of a `<noscript>` element with the router's scripts in a template. */
export const startScripts = async (id: string, retryStyles: typeof retryLostStyles, isServed: IsServed) => {
  const add = (name: string, attributes: object) =>
    document.head.append(Object.assign(document.createElement(name), attributes))
  const html = document.getElementById(id)?.textContent ?? ''
  const template = new DOMParser().parseFromString(html, 'text/html').querySelector('template')
  const partsOf = <Name extends 'link' | 'script'>(name: Name) => [
    ...(template?.content.querySelectorAll(name) ?? []),
  ]
  const files = partsOf('link').map((link) => link.getAttribute('href') ?? '')
  const [context, modules] = partsOf('script').map((script) => script.textContent)
  // Runs at once: scripts at the end of the page add the data of the loaders to it.
  add('script', { textContent: context })

  let isInUse = false
  for (const sign of ['scroll', 'wheel', 'pointerdown', 'touchstart', 'keydown'])
    addEventListener(sign, () => (isInUse = true), { once: true, passive: true })
  const reloadPage = async (lostFile: string) => {
    if ((await isServed(lostFile)) && !isInUse) location.reload()
  }

  // The first paint with its picture, at most two seconds.
  const wait = async (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')
  await Promise.race([picture?.decode().catch(() => {}), wait(2_000)])
  await new Promise(requestAnimationFrame)
  await wait(0)
  retryStyles(isServed)
  for (const href of files)
    add('link', { rel: 'modulepreload', fetchPriority: 'low', href, onerror: () => void reloadPage(href) })
  // One task for each module. The first is the entry, which the router's own script imports last.
  for (const file of files.slice(1)) {
    await import(/* @vite-ignore */ file)
    await wait(0)
  }
  add('script', { type: 'module', textContent: modules })
}
