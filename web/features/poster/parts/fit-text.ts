// In hundredths of the sheet's width: from what can be read across the street down to what still looks like a name.
const [LARGEST, SMALLEST, STEP] = [10, 2.6, 0.2]
// Paper has other pixels than the screen: the last line must not depend on one of them.
const SLACK = 0.96

const fits = (text: HTMLElement, box: HTMLElement) =>
  text.scrollHeight <= box.clientHeight * SLACK && text.scrollWidth <= box.clientWidth

const fit = (text: HTMLElement, box: HTMLElement) => {
  for (let size = LARGEST; size >= SMALLEST; size -= STEP) {
    text.style.fontSize = `${size.toFixed(1)}cqi`
    if (fits(text, box)) return
  }
}

/** As the ref of an element: the largest letters with which it fits into the element around it. */
export const fitText = (text: HTMLElement | null) => {
  const box = text?.parentElement
  if (!box) return
  fit(text, box)
  // Letters of the font that comes later have other widths.
  void document.fonts?.ready.then(() => fit(text, box))
}
