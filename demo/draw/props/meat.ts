// The fish and poultry stall, kept friendly: whole fish on ice, eggs, a proud rooster.
import { colours, darker, lighter } from '../colour.ts'
import { hung, prop } from '../prop.ts'
import { circle, ellipse, group, path, rect, stroke, times } from '../svg.ts'

const fishShape = (colour: string) =>
  [
    path('M70,0 L112,-30 Q104,0 112,30 Z', darker(colour, 0.12)),
    path('M-20,-34 Q10,-62 40,-30 Z', darker(colour, 0.2)),
    path('M-96,2 Q-40,-62 76,-4 L76,6 Q-40,58 -96,2', colour),
    path('M-96,2 Q-40,58 76,6 Q-10,20 -96,2', lighter(colour, 0.6)),
    stroke('M-54,-26 q16,26 0,50', darker(colour, 0.25), 4),
    times(4, (i) => stroke(`M${-30 + i * 22},-14 q10,12 0,26`, darker(colour, 0.14), 3)),
    circle(-72, -8, 8, '#FFFFFF'),
    circle(-72, -8, 4, colours.ink),
  ].join('')

export const fishTray = prop(300, 150, ({ rng }) => {
  const [low, top] = rng.sample(['#6F93A8', '#8C9FA5', '#5E8F91', '#C98A72', '#7C86B0'], 2) as [
    string,
    string,
  ]
  return [
    path('M-146,-52 Q-120,-84 -84,-66 Q-50,-96 -10,-70 Q40,-98 84,-68 Q124,-88 146,-52 Z', '#DCEBF0'),
    group('translate(-20 -70) rotate(-6)', fishShape(low)),
    group('translate(26 -100) rotate(5)', fishShape(top)),
    path('M-140,-52 q24,-18 46,-2 q20,-20 42,0 q26,-16 50,0 q22,-20 46,-2 q30,-16 94,4 Z', '#EFF7F8'),
    rect(-150, -54, 300, 54, colours.teal, { rx: 8 }),
    rect(-150, -54, 300, 12, lighter(colours.teal), { rx: 6 }),
    times(5, (i) => circle(-100 + i * 50, -20, 7, darker(colours.teal))),
  ]
})

export const fishHung = hung(80, 240, ({ rng }) => [
  stroke('M0,0 L0,22', colours.iron, 4),
  group('translate(0 122) rotate(90)', fishShape(rng.pick(['#6F93A8', '#8C9FA5', '#5E8F91', '#C98A72']))),
])

const egg = (x: number, y: number, shell: string) =>
  path(
    `M${x - 15},${y} C${x - 15},${y - 20} ${x - 8},${y - 32} ${x},${y - 32} C${x + 8},${y - 32} ${x + 15},${y - 20} ${x + 15},${y} Q${x + 12},${y + 10} ${x},${y + 10} Q${x - 12},${y + 10} ${x - 15},${y}`,
    shell,
  ) + ellipse(x - 5, y - 14, 3, 7, '#FFFFFF', { opacity: 0.6 })

export const eggTray = prop(230, 100, ({ rng }) => {
  const shell = rng.pick(['#FBF1DF', '#E7B98C', '#F3D9B8'])
  return [
    times(6, (i) => egg(-90 + i * 36, -60, darker(shell, 0.06))),
    times(6, (i) => egg(-90 + i * 36, -38, shell)),
    path('M-114,-36 L114,-36 L106,0 L-106,0 Z', '#9C8C7A'),
    times(6, (i) => path(`M${-108 + i * 36},-36 q18,24 36,0 Z`, '#7F7060')),
  ]
})

export const eggBasket = prop(200, 190, ({ rng }) => {
  const shell = rng.pick(['#FBF1DF', '#E7B98C'])
  return [
    stroke('M-84,-84 Q0,-250 84,-84', '#A8683A', 10),
    times(3, (i) => egg((i - 1) * 38, -112, darker(shell, 0.08))),
    times(5, (i) => egg((i - 2) * 34, -88, i % 2 ? shell : lighter(shell))),
    path('M-96,-80 L96,-80 Q90,-6 60,0 L-60,0 Q-90,-6 -96,-80', '#C58B4A'),
    times(3, (i) => rect(-92 + i * 8, -66 + i * 22, 184 - i * 16, 7, '#9E6A34')),
    rect(-100, -86, 200, 14, '#DDAE6C', { rx: 7 }),
  ]
})

export const rooster = prop(290, 260, ({ rng }) => {
  const body = rng.pick(['#FFF8EA', '#C9642E', '#B3361B'])
  return [
    times(5, (i) =>
      path(
        'M60,-110 C110,-190 70,-240 112,-236 C150,-200 110,-130 60,-90 Z',
        [colours.leaf, colours.teal, colours.plum, colours.indigo, colours.marigold][i] ?? body,
        {
          transform: `rotate(${i * 16 - 12} 50 -100)`,
        },
      ),
    ),
    stroke('M-8,-46 l0,42 l-16,4 M-8,-4 l16,4 M26,-46 l0,42 l-16,4 M26,-4 l16,4', colours.marigold, 8),
    path('M-80,-190 Q-40,-190 -30,-140 Q20,-120 80,-134 Q90,-40 10,-38 Q-70,-40 -76,-120 Z', body),
    path('M-10,-110 Q40,-120 60,-92 Q40,-56 0,-70 Z', darker(body, 0.2)),
    circle(-60, -196, 34, body),
    path('M-86,-218 q-6,-30 14,-16 q4,-24 20,-6 q18,-14 14,12 q-24,-14 -48,10', colours.vermilion),
    path('M-92,-200 l-30,12 l30,8 Z', colours.marigold),
    path('M-88,-180 q-12,28 6,28 q12,-8 4,-28 Z', colours.vermilion),
    circle(-70, -200, 6, colours.ink),
  ]
})
