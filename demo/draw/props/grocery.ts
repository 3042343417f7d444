import { colours, darker, lighter } from '../colour.ts'
import { hue, hung, prop } from '../prop.ts'
import { circle, ellipse, path, rect, stroke, times } from '../svg.ts'

const JUTE = '#C9A36B'

/** Open, with its rim rolled down. */
export const sack = prop(200, 220, ({ rng }) => {
  const grain = rng.pick(['#F7EBD0', '#E9B949', '#B4552D', '#7D8F3F', '#D9A25F', '#8C2F22', '#F0D9A8'])
  return [
    path('M-78,-158 Q0,-250 78,-158 Z', grain),
    times(9, (i) =>
      ellipse(-40 + i * 10, -178 - (i % 3) * 4 - (i > 1 && i < 7 ? 8 : 0), 6, 4, darker(grain, 0.22)),
    ),
    path('M-82,-154 Q-112,-70 -88,-8 Q-86,0 -76,0 L76,0 Q86,0 88,-8 Q112,-70 82,-154 Z', JUTE),
    path('M30,-154 L82,-154 Q112,-70 88,-8 Q86,0 76,0 L34,0 Q70,-80 30,-154', darker(JUTE, 0.14)),
    rect(-94, -172, 188, 30, lighter(JUTE, 0.25), { rx: 15 }),
    stroke('M-70,-112 Q0,-98 74,-112', rng.pick([colours.vermilion, colours.leaf, colours.indigo]), 7),
    stroke('M-74,-96 Q0,-82 78,-96', darker(JUTE, 0.3), 4),
    times(5, (i) => stroke(`M${-52 + i * 22},-60 l8,34`, darker(JUTE, 0.12), 3)),
  ]
})

/** Sewn shut, lying on its side. */
export const bag = prop(230, 100, (brush) => {
  const cloth = brush.rng.pick([JUTE, '#E8DCC0', '#D8C39A', '#F1E7D2'])
  const mark = hue(brush)
  return [
    path('M-106,-10 Q-118,-50 -104,-88 Q0,-108 104,-88 Q118,-50 106,-10 Q0,6 -106,-10', cloth),
    path('M-106,-10 Q-114,-30 -112,-46 Q0,-20 112,-46 Q114,-30 106,-10 Q0,6 -106,-10', darker(cloth, 0.14)),
    ellipse(0, -58, 40, 22, mark),
    ellipse(0, -58, 26, 13, cloth),
    stroke('M-92,-82 l0,62', darker(cloth, 0.35), 4, { 'stroke-dasharray': '7 8' }),
  ]
})

export const tin = prop(110, 150, (brush) => {
  const colour = hue(brush)
  return [
    rect(-52, -150, 104, 150, colour, { rx: 8 }),
    rect(20, -150, 32, 150, darker(colour, 0.16), { rx: 8 }),
    rect(-52, -150, 104, 14, colours.steel, { rx: 6 }),
    rect(-52, -12, 104, 12, darker(colours.steel, 0.2), { rx: 5 }),
    ellipse(0, -76, 32, 36, colours.cream),
    circle(0, -76, 17, brush.rng.pick([colours.marigold, colours.leaf, colours.vermilion])),
  ]
})

export const oilTin = prop(150, 210, (brush) => {
  const colour = brush.rng.pick([colours.marigold, colours.vermilion, colours.leaf, colours.teal])
  return [
    path('M-68,0 L-68,-176 L68,-176 L68,0 Z', colour),
    path('M34,0 L34,-176 L68,-176 L68,0 Z', darker(colour, 0.18)),
    path('M-68,-176 L-52,-192 L52,-192 L68,-176 Z', lighter(colours.steel, 0.3)),
    stroke('M-26,-192 q26,-30 52,0', darker(colours.steel, 0.3), 8),
    rect(-54, -138, 86, 92, colours.cream, { rx: 10 }),
    times(6, (i) =>
      path('M-11,-92 q-16,-26 0,-40 q16,14 0,40', i % 2 ? '#F2C14E' : colours.marigold, {
        transform: `rotate(${i * 60} -11 -92)`,
      }),
    ),
    circle(-11, -92, 9, '#7A4527'),
  ]
})

export const packet = prop(90, 130, (brush) => {
  const colour = hue(brush)
  return [
    path('M-42,0 L-42,-124 L42,-124 L42,0 Z', colour),
    path('M-42,-124 l7,-6 l7,6 l7,-6 l7,6 l7,-6 l7,6 l7,-6 l7,6 l7,-6 l7,6 l7,-6 l7,6 Z', lighter(colour)),
    path('M-42,-30 Q0,-60 42,-30 L42,0 L-42,0 Z', darker(colour, 0.18)),
    circle(0, -76, 25, colours.cream),
    path('M0,-94 q20,16 0,36 q-20,-18 0,-36', hue(brush)),
  ]
})

export const jar = prop(90, 130, (brush) => {
  const lid = hue(brush)
  const filling = brush.rng.pick(['#D9822B', '#8C2F22', '#C7A23B', '#6B8E3A', '#E8C07A', '#A8552E'])
  return [
    rect(-40, -106, 80, 106, '#EAF1EA', { rx: 12 }),
    path('M-36,-76 Q0,-88 36,-76 L36,-14 Q36,-4 26,-4 L-26,-4 Q-36,-4 -36,-14 Z', filling),
    rect(-30, -94, 8, 78, '#FFFFFF', { rx: 4, opacity: 0.55 }),
    rect(-36, -128, 72, 26, lid, { rx: 6 }),
    rect(-36, -108, 72, 6, darker(lid)),
  ]
})

export const bottle = prop(60, 170, (brush) => {
  const liquid = brush.rng.pick(['#E5A93C', '#B9502B', '#6B8E3A', '#C9445B', '#4F7CAC'])
  return [
    path(
      'M-26,-6 L-26,-98 Q-26,-118 -10,-132 L-10,-152 L10,-152 L10,-132 Q26,-118 26,-98 L26,-6 Q26,0 20,0 L-20,0 Q-26,0 -26,-6',
      liquid,
    ),
    path('M8,0 L8,-152 L10,-152 L10,-132 Q26,-118 26,-98 L26,-6 Q26,0 20,0 Z', darker(liquid, 0.18)),
    rect(-26, -84, 52, 44, colours.cream),
    circle(0, -62, 12, hue(brush)),
    rect(-13, -170, 26, 20, darker(liquid, 0.45), { rx: 4 }),
  ]
})

export const soap = prop(110, 60, (brush) => {
  const colour = hue(brush)
  return [
    rect(-54, -58, 108, 28, lighter(colour, 0.35), { rx: 3 }),
    rect(-54, -28, 108, 28, colour, { rx: 3 }),
    circle(0, -44, 9, colour),
    circle(0, -14, 9, lighter(colour, 0.6)),
  ]
})

export const balance = prop(300, 260, ({ rng }) => {
  const metal = rng.pick([colours.brass, colours.iron])
  const pan = (x: number, y: number, goods: string) =>
    [
      stroke(`M${x},${y} l-46,96 M${x},${y} l46,96`, darker(metal, 0.2), 3),
      goods,
      path(
        `M${x - 56},${y + 94} L${x + 56},${y + 94} Q${x + 40},${y + 126} ${x},${y + 126} Q${x - 40},${y + 126} ${x - 56},${y + 94}`,
        colours.brass,
      ),
    ].join('')
  return [
    rect(-60, -18, 120, 18, darker(metal, 0.15), { rx: 8 }),
    rect(-8, -230, 16, 216, metal),
    stroke('M-104,-208 L104,-232', metal, 12),
    circle(0, -222, 16, lighter(metal)),
    pan(
      -104,
      -208,
      times(5, (i) => circle(-132 + i * 14, -118 - (i % 2) * 12, 11, '#C23B22')),
    ),
    pan(
      104,
      -232,
      rect(84, -164, 40, 26, colours.iron, { rx: 4 }) + rect(96, -174, 16, 12, colours.iron, { rx: 4 }),
    ),
  ]
})

/** Sachets in a strip, as they hang before every kirana counter. */
export const sachets = hung(60, 250, (brush) => {
  const colour = hue(brush)
  return [
    stroke('M0,0 l0,14', colours.ink, 3),
    times(5, (i) =>
      [
        rect(-28, 12 + i * 47, 56, 45, i % 2 ? colour : lighter(colour, 0.16), { rx: 3 }),
        circle(0, 34 + i * 47, 12, colours.cream),
        circle(0, 34 + i * 47, 6, darker(colour)),
      ].join(''),
    ),
  ]
})
