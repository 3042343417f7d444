// What a scene is bathed in: the hour of the day and the paint of the walls.
import { colours, lighter, mix } from './colour.ts'

export type Light = {
  name: 'dawn' | 'morning' | 'noon' | 'golden' | 'night'
  sky: readonly [top: string, bottom: string]
  sun: string
  /** The skyline, and what is farther away. */
  far: string
  tint: string
  tintOpacity: number
  isLit: boolean
}

export type Paint = {
  wall: string
  trim: string
  stripes: readonly [string, string]
  inside: string
  floor: string
}
export type Setting = { light: Light; paint: Paint }

export const daylight: Light = {
  name: 'noon',
  sky: ['#7FBAD0', '#DDEFE9'],
  sun: '#FFF6D8',
  far: '#92B9C4',
  tint: '#FFFFFF',
  tintOpacity: 0,
  isLit: false,
}

export const lights: readonly Light[] = [
  {
    name: 'dawn',
    sky: ['#F7C9A9', '#FDE9CF'],
    sun: '#FFF3D6',
    far: '#E3A08C',
    tint: '#F7B7A0',
    tintOpacity: 0.1,
    isLit: false,
  },
  {
    name: 'morning',
    sky: ['#A9D3D2', '#F3F0DA'],
    sun: '#FFE9A8',
    far: '#8FBDB4',
    tint: '#FFF1C9',
    tintOpacity: 0.06,
    isLit: false,
  },
  daylight,
  {
    name: 'golden',
    sky: ['#E9803F', '#FBD07C'],
    sun: '#FFE7A3',
    far: '#B9573A',
    tint: '#F2A516',
    tintOpacity: 0.08,
    isLit: true,
  },
  {
    name: 'night',
    sky: ['#1C2450', '#5A4478'],
    sun: '#FFF2CF',
    far: '#2A2D5C',
    tint: '#1D1B4B',
    tintOpacity: 0.07,
    isLit: true,
  },
]

const { cream, vermilion, marigold, leaf, indigo, brick, rose, teal, plum } = colours

export const paints: readonly Paint[] = [
  { wall: '#E9A793', trim: cream, stripes: [vermilion, cream], inside: '#F7DDB5', floor: '#C98A63' },
  { wall: '#3F8F8A', trim: '#FBE3B4', stripes: [marigold, cream], inside: '#F6E2B8', floor: '#B98A5E' },
  { wall: '#41528C', trim: '#F7C766', stripes: [rose, cream], inside: '#F4D9B0', floor: '#9C7B6B' },
  { wall: '#EDBE66', trim: brick, stripes: [leaf, cream], inside: '#7C3F2E', floor: '#C68F5A' },
  { wall: '#86AD7B', trim: cream, stripes: [vermilion, marigold], inside: '#F8E7C3', floor: '#B88F66' },
  { wall: '#F3DDB2', trim: teal, stripes: [indigo, cream], inside: '#2F5F66', floor: '#C99A6B' },
  { wall: '#874066', trim: '#F6CB78', stripes: [teal, cream], inside: '#F5DCC0', floor: '#A47560' },
  { wall: '#BE6244', trim: cream, stripes: [marigold, vermilion], inside: '#F9E0AE', floor: '#A9745A' },
  { wall: '#93BDD0', trim: cream, stripes: [brick, cream], inside: '#F8E3BF', floor: '#BC926F' },
  { wall: '#E4878F', trim: '#FFF0D8', stripes: [plum, '#FBE3B4'], inside: '#5B2B4B', floor: '#C48D73' },
]

/** Night falls blue on what no lamp reaches. */
export const atHour = ({ light }: Setting, colour: string, share = 0.42) =>
  light.name === 'night' ? mix(colour, '#231A55', share) : colour

export const wallOf = (setting: Setting) => atHour(setting, setting.paint.wall)
export const floorOf = (setting: Setting) => atHour(setting, lighter(setting.paint.floor, 0.12))
