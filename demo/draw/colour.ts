// The market's own colours. Shadows lean to warm brown and lights to cream, never to grey.
export const colours = {
  vermilion: '#B3361B',
  marigold: '#F2A516',
  leaf: '#2F6B3C',
  indigo: '#2B3A67',
  cream: '#FFF6E6',
  brick: '#A4492F',
  rose: '#D9667B',
  teal: '#2A8083',
  plum: '#74325A',
  sand: '#E9C98F',
  wood: '#A8683A',
  steel: '#C3CCD1',
  iron: '#4A4A55',
  gold: '#E5B43C',
  brass: '#D9A441',
  ink: '#33201A',
} as const

/** For goods: bright, and each tells from its neighbour. */
export const goods = [
  colours.vermilion,
  colours.marigold,
  colours.leaf,
  colours.indigo,
  colours.rose,
  colours.teal,
  colours.plum,
  '#E2702D',
  '#7FA650',
  '#4F7CAC',
] as const

export const mix = (from: string, to: string, share: number) => {
  const channels = [1, 3, 5].map((start) => {
    const [a, b] = [from, to].map((hex) => Number.parseInt(hex.slice(start, start + 2), 16)) as [
      number,
      number,
    ]
    return Math.round(a + (b - a) * share)
  })
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** From 0, black, to 1, white, as the eye weighs the channels. */
export const brightness = (colour: string) =>
  [1, 3, 5].reduce(
    (sum, start, i) =>
      sum + (Number.parseInt(colour.slice(start, start + 2), 16) / 255) * ([0.3, 0.59, 0.11][i] ?? 0),
    0,
  )

export const darker = (colour: string, share = 0.22) => mix(colour, '#2A1410', share)
export const lighter = (colour: string, share = 0.3) => mix(colour, colours.cream, share)
