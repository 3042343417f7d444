// SVG as strings: a handful of shapes, with numbers rounded so that a picture stays small.
export type Look = Record<string, string | number>

export const rect = (x: number, y: number, width: number, height: number, fill: string, look: Look = {}) =>
  element('rect', { x, y, width, height, fill, ...look })

export const circle = (cx: number, cy: number, r: number, fill: string, look: Look = {}) =>
  element('circle', { cx, cy, r, fill, ...look })

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, look: Look = {}) =>
  element('ellipse', { cx, cy, rx, ry, fill, ...look })

export const path = (d: string, fill: string, look: Look = {}) =>
  element('path', { d: shorten(d), fill, ...look })

/** A line drawn with a round pen. */
export const stroke = (d: string, colour: string, width: number, look: Look = {}) =>
  path(d, 'none', {
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...look,
  })

export const ring = (cx: number, cy: number, r: number, colour: string, width: number, look: Look = {}) =>
  circle(cx, cy, r, 'none', { stroke: colour, 'stroke-width': width, ...look })

export const group = (transform: string, ...content: string[]) =>
  `<g transform="${shorten(transform)}">${content.join('')}</g>`

export const move = (x: number, y: number, ...content: string[]) => group(`translate(${x} ${y})`, ...content)

export const turn = (degrees: number, ...content: string[]) => group(`rotate(${degrees})`, ...content)

/** Top to bottom, or from the middle outwards. */
export const gradient = (kind: 'linear' | 'radial', id: string, stops: readonly [string, number][]) => {
  const steps = stops.map(([colour, opacity], index) =>
    element('stop', { offset: index / (stops.length - 1), 'stop-color': colour, 'stop-opacity': opacity }),
  )
  const axis = kind === 'linear' ? ' x2="0" y2="1"' : ''
  return `<${kind}Gradient id="${id}"${axis}>${steps.join('')}</${kind}Gradient>`
}

/** Seen only through the shape `d`. */
export const clipped = (id: string, d: string, ...content: string[]) =>
  `<clipPath id="${id}"><path d="${shorten(d)}"/></clipPath><g clip-path="url(#${id})">${content.join('')}</g>`

export const svg = (width: number, height: number, ...content: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content.join('')}</svg>`

/** `count` pieces, each from its place in the row. */
export const times = (count: number, piece: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => piece(index)).join('')

/** One piece, drawn once and shown at many places; the id must be the picture's own. */
export const copies = (id: string, piece: string, places: readonly (readonly [x: number, y: number])[]) =>
  `<defs><g id="${id}">${piece}</g></defs>${places.map(([x, y]) => `<use href="#${id}" x="${rounded(x)}" y="${rounded(y)}"/>`).join('')}`

const element = (name: string, look: Look) => {
  const attributes = Object.entries(look).map(([key, value]) => ` ${keyOf(key, look)}="${written(value)}"`)
  return `<${name}${attributes.join('')}/>`
}

// `opacity` makes the renderer paint every shape on a layer of its own, which doubles the time of a picture.
const keyOf = (key: string, { fill }: Look) => {
  if (key !== 'opacity') return key
  return fill === 'none' ? 'stroke-opacity' : 'fill-opacity'
}

const written = (value: string | number) => (typeof value === 'number' ? String(rounded(value)) : value)
const rounded = (value: number) =>
  Math.round(value * (Math.abs(value) < 2 ? 100 : 10)) / (Math.abs(value) < 2 ? 100 : 10)
const shorten = (d: string) =>
  d.replace(/-?\d+\.\d{2,}(e-\d+)?/g, (digits) => String(rounded(Number(digits))))
