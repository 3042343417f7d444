// What people put on, and who makes them look their best.
import * as beauty from '../props/beauty.ts'
import * as cloth from '../props/cloth.ts'
import { stool, table } from '../props/furniture.ts'
import * as jewels from '../props/jewels.ts'
import { flowerBasket } from '../props/festival.ts'
import * as shoes from '../props/shoes.ts'
import { cabinet, room, shopInside } from '../stages/indoors.ts'
import { streetStall } from '../stages/street.ts'
import { shopFront } from '../stages/shop-front.ts'
import { stillLife } from '../stages/still-life.ts'
import type { Scenery } from './scenery.ts'

const { clothStack, clothRolls, saree, kurta, dressRail, drape, sewingMachine, spool, dressForm, scissors } =
  cloth
const { sneaker, mojari, chappal, heel, boot, shoeBox, shoePair } = shoes
const { necklaceBust, choker, bangles, ringBox, earrings, tiara } = jewels
const { bulbMirror, salonChair, barberPole, sprayBottle, creamJar, lipstick, perfume, brushPot, hairDryer } =
  beauty

export const wearScenes: Scenery = {
  'Clothing & Garments': {
    shelf: [clothStack, clothRolls],
    table: [saree, clothStack, kurta, clothRolls],
    floor: [saree, dressRail, kurta, saree],
    hung: [drape],
    stages: [shopFront, room, stillLife, streetStall, shopInside],
  },
  'Tailor & Boutique': {
    shelf: [spool, clothStack, spool, clothRolls],
    table: [sewingMachine, spool, scissors, dressForm, clothStack],
    floor: [dressForm, dressRail, dressForm],
    hung: [drape],
    stages: [shopInside, room, stillLife, shopFront, cabinet],
  },
  Footwear: {
    shelf: [sneaker, shoeBox, chappal, heel, mojari],
    table: [mojari, shoePair, boot, heel, sneaker, shoePair],
    floor: [stool, shoePair],
    stages: [shopFront, cabinet, shopInside, stillLife, streetStall],
  },
  Jewellery: {
    shelf: [ringBox, earrings, bangles, choker],
    table: [necklaceBust, bangles, ringBox, choker, earrings, tiara],
    stages: [cabinet, shopInside, stillLife, shopFront, cabinet],
  },
  'Beauty Parlour': {
    shelf: [creamJar, lipstick, perfume, brushPot],
    table: [bulbMirror, brushPot, creamJar, hairDryer, lipstick, flowerBasket],
    floor: [bulbMirror, salonChair, bulbMirror],
    stages: [room, stillLife, shopInside, cabinet, shopFront],
  },
  'Salon & Barber': {
    shelf: [sprayBottle, creamJar, perfume, sprayBottle],
    table: [scissors, sprayBottle, barberPole, hairDryer, brushPot, bulbMirror],
    floor: [salonChair, barberPole, salonChair, bulbMirror],
    stages: [room, shopFront, stillLife, cabinet, room],
  },
  'Cosmetics & Gift Shop': {
    shelf: [perfume, beauty.giftBox, lipstick, beauty.teddy, creamJar],
    table: [beauty.bangleTower, beauty.giftBox, beauty.teddy, bangles, perfume],
    floor: [table],
    stages: [shopFront, stillLife, cabinet, streetStall, shopInside],
  },
}
