// For people who save data: a page whose pictures are the narrowest there are, and whose videos are not asked for.
import { SMALLEST } from '../lib/browser/data-saver.ts'

const PICTURE = /<img sizes="[^"]*"/g
// React asks for the first picture in the head of the page.
const PRELOAD = / imageSizes="[^"]*"/g
const VIDEO = /(<video [^>]*)preload="metadata"/g

/** What the browser would fetch by itself, before a script runs. */
export const lightenPage = (page: string) =>
  page
    .replaceAll(PICTURE, `<img sizes="${SMALLEST}"`)
    .replaceAll(PRELOAD, ` imageSizes="${SMALLEST}"`)
    .replaceAll(VIDEO, '$1preload="none"')
