import * as dairy from '../props/dairy.ts'
import * as festival from '../props/festival.ts'
import * as grocery from '../props/grocery.ts'
import * as household from '../props/household.ts'
import * as kitchen from '../props/kitchen.ts'
import * as meat from '../props/meat.ts'
import * as produce from '../props/produce.ts'
import * as sweets from '../props/sweets.ts'
import { fields } from '../stages/country.ts'
import { cabinet, shopInside } from '../stages/indoors.ts'
import { streetStall } from '../stages/street.ts'
import { shopFront } from '../stages/shop-front.ts'
import { stillLife } from '../stages/still-life.ts'
import type { Scenery } from './scenery.ts'

const { tin, jar, packet, bottle, soap, sack, oilTin, balance, sachets } = grocery
const { laddus, jalebis, barfi, rasgullas, cake, ghewar, sweetBox, breadLoaf, biscuitJar } = sweets
const { thali, handi, rotiBasket, lassi, plates, kettle, kettleOnStove, teaTray, teaGlass, kulhad } = kitchen

export const foodScenes: Scenery = {
  'Grocery & Kirana Store': {
    shelf: [tin, jar, packet, bottle, soap, biscuitJar],
    table: [sack, balance, oilTin, jar, produce.basket],
    hung: [sachets],
    stages: [shopFront, stillLife, shopInside, streetStall, cabinet],
  },
  'Sweets & Bakery': {
    shelf: [sweetBox, biscuitJar, breadLoaf, sweetBox],
    table: [laddus, jalebis, barfi, cake, rasgullas, ghewar],
    hung: [festival.garland],
    stages: [shopFront, stillLife, cabinet, shopInside, streetStall],
  },
  'Restaurant & Dhaba': {
    shelf: [plates, household.glassStack, household.lota, lassi, household.tiffin],
    table: [thali, handi, rotiBasket, lassi, festival.chafingDish],
    hung: [household.ladles, household.pans],
    stages: [stillLife, shopInside, streetStall, shopFront, cabinet],
  },
  'Fast Food & Tea Stall': {
    shelf: [kulhad, teaGlass, biscuitJar, kitchen.juiceGlass, packet],
    table: [kettle, kettleOnStove, teaTray, kitchen.samosas, kitchen.juiceGlass, biscuitJar],
    hung: [sachets],
    stages: [streetStall, stillLife, shopFront, cabinet, shopInside],
  },
  'Dairy & Milk Products': {
    shelf: [dairy.milkBottle, dairy.milkPouch, dairy.gheeJar],
    table: [dairy.milkCan, dairy.paneer, dairy.curdPot, dairy.gheeJar, lassi],
    floor: [dairy.cow, dairy.cow],
    stages: [fields, shopFront, stillLife, shopInside, cabinet],
  },
  'Fruits & Vegetables': {
    shelf: [produce.basket, produce.crate, produce.crate],
    table: [produce.basket, produce.crate, produce.watermelons, produce.pineapple, produce.leafyBunch],
    hung: [produce.bananas],
    stages: [streetStall, shopFront, stillLife, cabinet, streetStall],
  },
  'Meat, Fish & Poultry': {
    shelf: [meat.eggTray, meat.eggTray, meat.eggBasket],
    table: [meat.fishTray, meat.eggBasket, meat.rooster, meat.eggTray, balance],
    hung: [meat.fishHung],
    stages: [shopFront, streetStall, stillLife, cabinet, shopInside],
  },
}
