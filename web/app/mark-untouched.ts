// A phone with a slow line fetches the pictures of the first screen. Those of cards further down wait until somebody does something
// (ui/Card.module.css); without scripts they come as the browser likes.

/** Sent as text, so it uses nothing but what the browser has. */
export const noteUntouched = () => {
  const { dataset } = document.documentElement
  dataset.untouched = ''
  const end = () => {
    delete dataset.untouched
  }
  for (const sign of ['scroll', 'wheel', 'pointerdown', 'touchstart', 'keydown'])
    addEventListener(sign, end, { once: true, passive: true })
}

export const markUntouched = (page: string, nonce: string) =>
  page.replace('</head>', () => `<script nonce="${nonce}">(${noteUntouched.toString()})()</script></head>`)
