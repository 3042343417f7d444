import { darker, lighter, mix } from '../colour.ts'
import type { Brush } from '../prop.ts'
import { circle, ellipse, path, rect, times } from '../svg.ts'
import { WIDTH } from './stage.ts'

/** The gradient `sky` is defined by the scene. */
export const sky = (brush: Brush, height: number) =>
  rect(0, 0, WIDTH, height, 'url(#sky)') +
  (brush.setting.light.name === 'night' ? starsAndMoon(brush) : sunAndClouds(brush, height))

const starsAndMoon = ({ rng, setting }: Brush) => {
  const x = rng.int(140, 1140)
  return (
    times(46, () =>
      circle(rng.int(0, WIDTH), rng.int(0, 420), rng.pick([1.6, 2.2, 3]), '#FFF2CF', { opacity: 0.8 }),
    ) +
    circle(x, 130, 54, setting.light.sun) +
    circle(x + 24, 116, 48, mix(setting.light.sky[0], setting.light.sky[1], 0.15))
  )
}

const sunAndClouds = ({ rng, setting: { light } }: Brush, height: number) => {
  const x = rng.pick([190, 330, 950, 1090])
  const y = light.name === 'golden' || light.name === 'dawn' ? height * 0.5 : 130
  return (
    circle(x, y, 118, light.sun, { opacity: 0.25 }) +
    circle(x, y, 74, light.sun) +
    times(3, (i) =>
      cloud(
        rng.int(40, 300) + i * 400,
        rng.int(60, 200),
        rng.int(60, 100) / 100,
        lighter(light.sky[1], 0.55),
      ),
    )
  )
}

const cloud = (x: number, y: number, scale: number, colour: string) =>
  [
    ellipse(x, y, 90 * scale, 22 * scale, colour),
    ellipse(x - 30 * scale, y - 16 * scale, 44 * scale, 28 * scale, colour),
    ellipse(x + 26 * scale, y - 20 * scale, 52 * scale, 34 * scale, colour),
  ].join('')

/** Roofs, domes and palms far away, standing on `y`. */
export const skyline = (brush: Brush, y: number) => {
  const { rng, setting } = brush
  const back = setting.light.far
  const front = darker(back, 0.14)
  return (
    times(11, (i) => silhouette(rng.int(0, 4), i * 124 + rng.int(-20, 20), y, rng.int(90, 200), back)) +
    times(9, (i) => roof(brush, i * 150 + rng.int(-20, 20), y, rng.int(50, 120), front))
  )
}

const silhouette = (kind: number, x: number, y: number, height: number, colour: string) => {
  if (kind === 0) return shikhara(x, y, height, colour)
  if (kind === 1) return dome(x, y, height, colour)
  if (kind === 2) return farPalm(x, y, height, colour)
  return rect(x - 54, y - height, 108, height, colour)
}

const shikhara = (x: number, y: number, height: number, colour: string) =>
  path(
    `M${x - 46},${y} L${x - 42},${y - height * 0.4} Q${x - 30},${y - height} ${x},${y - height * 1.2} Q${x + 30},${y - height} ${x + 42},${y - height * 0.4} L${x + 46},${y} Z`,
    colour,
  ) +
  rect(x - 2, y - height * 1.4, 4, height * 0.24, colour) +
  path(`M${x + 2},${y - height * 1.4} l26,8 l-26,9 Z`, colour)

const dome = (x: number, y: number, height: number, colour: string) =>
  rect(x - 56, y - height * 0.5, 112, height * 0.5, colour) +
  path(
    `M${x - 46},${y - height * 0.5} Q${x - 60},${y - height * 0.9} ${x},${y - height * 1.08} Q${x + 60},${y - height * 0.9} ${x + 46},${y - height * 0.5} Z`,
    colour,
  )

const farPalm = (x: number, y: number, height: number, colour: string) =>
  rect(x - 4, y - height, 8, height, colour) +
  times(5, (i) =>
    ellipse(x + 30, y - height, 34, 8, colour, { transform: `rotate(${i * 45 - 200} ${x} ${y - height})` }),
  )

const roof = ({ rng, setting }: Brush, x: number, y: number, height: number, colour: string) =>
  rect(x - 70, y - height, 140, height, colour) +
  rect(x - 76, y - height - 8, 152, 10, darker(colour, 0.1)) +
  (rng.chance(0.3) ? rect(x - 40, y - height - 40, 44, 34, darker(colour, 0.2), { rx: 6 }) : '') +
  times(3, (i) =>
    rect(
      x - 50 + i * 38,
      y - height + 22,
      20,
      24,
      windowColour(setting.light.isLit && rng.chance(0.6), colour),
      { rx: 2 },
    ),
  )

const windowColour = (isLit: boolean, wall: string) => (isLit ? '#FFD98A' : darker(wall, 0.16))
