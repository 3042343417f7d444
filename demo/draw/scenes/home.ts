// For the house: machines, trades, furniture, building.
import * as appliances from '../props/appliances.ts'
import * as building from '../props/building.ts'
import * as devices from '../props/devices.ts'
import * as furniture from '../props/furniture.ts'
import { halfBuilt, house } from '../props/landmarks.ts'
import * as trades from '../props/trades.ts'
import { landmarkOf } from '../stages/country.ts'
import { cabinet, room, shopInside } from '../stages/indoors.ts'
import { road, streetStall } from '../stages/street.ts'
import { shopFront } from '../stages/shop-front.ts'
import { stillLife } from '../stages/still-life.ts'
import type { Scenery } from './scenery.ts'

const { phone, phoneBack, deviceBox, smartphone, headphones, openPhone, desktop, laptop, printer } = devices
const { television, fridge, washer, cooler, tableFan, mixer, radio, splitAc, outdoorUnit, ceilingFan } =
  appliances
const {
  bulb,
  wireCoil,
  switchBoard,
  plug,
  pliers,
  tap,
  pipes,
  waterTank,
  basin,
  pump,
  wrench,
  toolbox,
  pendantBulb,
} = trades
const {
  paintBucket,
  cementBag,
  brickPile,
  rods,
  tileStack,
  hammer,
  roller,
  ladder,
  helmet,
  barrow,
  mixerDrum,
  sandHeap,
} = building

export const homeScenes: Scenery = {
  'Mobile Shop & Repair': {
    shelf: [phone, phoneBack, deviceBox, phone, headphones],
    table: [smartphone, openPhone, headphones, deviceBox, phone],
    stages: [shopFront, stillLife, cabinet, shopInside, streetStall],
  },
  'Electronics & Appliances': {
    shelf: [radio, mixer, tableFan, deviceBox],
    table: [television, mixer, tableFan, radio, appliances.iron],
    floor: [fridge, washer, television, cooler],
    hung: [ceilingFan],
    stages: [room, shopFront, cabinet, shopInside, room],
  },
  'Appliance & AC Repair': {
    shelf: [wireCoil, pliers, plug, radio],
    table: [outdoorUnit, toolbox, tableFan, wrench, splitAc],
    floor: [washer, fridge, outdoorUnit, cooler, ladder],
    hung: [ceilingFan],
    stages: [room, stillLife, shopFront, cabinet, shopInside],
  },
  'Computer & Cyber Cafe': {
    shelf: [deviceBox, laptop, headphones, printer],
    table: [desktop, laptop, printer, headphones],
    floor: [devices.cyberDesk, furniture.chair],
    stages: [room, shopInside, stillLife, cabinet, shopFront],
  },
  Electrician: {
    shelf: [bulb, plug, wireCoil, switchBoard],
    table: [bulb, switchBoard, wireCoil, tableFan, pliers, plug],
    hung: [pendantBulb, pendantBulb],
    stages: [shopFront, stillLife, cabinet, streetStall, shopInside],
  },
  'Plumber & Sanitary': {
    shelf: [tap, pipes, wireCoil, tap],
    table: [tap, pipes, pump, wrench, toolbox],
    floor: [basin, waterTank, pump],
    stages: [stillLife, room, shopFront, cabinet, shopInside],
  },
  'Carpenter & Furniture': {
    shelf: [furniture.stool, furniture.sideLamp, furniture.plant],
    table: [furniture.chair, furniture.saw, furniture.sideLamp, hammer, furniture.stool],
    floor: [furniture.sofa, furniture.almirah, furniture.bed, furniture.chair, furniture.planks],
    stages: [room, stillLife, room, shopFront, room],
  },
  'Hardware & Building Material': {
    shelf: [paintBucket, cementBag, tileStack, toolbox],
    table: [paintBucket, cementBag, brickPile, hammer, rods, tileStack],
    floor: [sandHeap, brickPile, barrow],
    stages: [shopFront, road, stillLife, cabinet, streetStall],
  },
  'Contractor, Mason & Painter': {
    shelf: [paintBucket, helmet, tileStack, cementBag],
    table: [helmet, paintBucket, roller, brickPile, hammer],
    floor: [mixerDrum, barrow, sandHeap, ladder],
    stages: [landmarkOf(halfBuilt), road, stillLife, room, landmarkOf(house)],
  },
}
