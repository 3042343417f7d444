// What moves, grows, is let or carried: vehicles, farms, houses, goods.
import { helmet } from '../props/building.ts'
import { cow } from '../props/dairy.ts'
import * as farm from '../props/farm.ts'
import { bed, sideLamp, sofa } from '../props/furniture.ts'
import { bag, oilTin, sack } from '../props/grocery.ts'
import { flats, hotel, house, plotBoard } from '../props/landmarks.ts'
import { calculator, deed, deskBell, key, wallClock, umbrella } from '../props/office.ts'
import { globe } from '../props/study.ts'
import * as packing from '../props/packing.ts'
import { toolbox, wrench } from '../props/trades.ts'
import * as vehicles from '../props/vehicles.ts'
import { fields, landmarkOf, meadow } from '../stages/country.ts'
import { cabinet, room, shopInside } from '../stages/indoors.ts'
import { road, streetStall } from '../stages/street.ts'
import { shopFront } from '../stages/shop-front.ts'
import { stillLife } from '../stages/still-life.ts'
import type { Scenery } from './scenery.ts'

const {
  car,
  taxi,
  motorbike,
  scooter,
  rickshaw,
  tractor,
  bus,
  truck,
  bicycle,
  tyre,
  tyres,
  hungTyre,
  battery,
  oilCan,
  suitcase,
} = vehicles
const { sheaf, seedBag, sprayer, wateringCan, sapling } = farm
const { carton, drum, platformScale, sackPile, cartonPile, handTruck, thela, postBox } = packing

export const outwardScenes: Scenery = {
  'Automobile Repair & Garage': {
    shelf: [oilCan, battery, tyre, toolbox],
    table: [tyre, toolbox, wrench, battery, oilCan],
    floor: [motorbike, car, tyres, scooter],
    hung: [hungTyre],
    stages: [room, road, shopFront, stillLife, room],
  },
  'Vehicle Dealer & Spare Parts': {
    shelf: [helmet, oilCan, battery, tyre],
    table: [scooter, battery, tyre, helmet, motorbike],
    floor: [tractor, rickshaw, motorbike, scooter, car],
    hung: [hungTyre],
    stages: [road, room, shopFront, fields, road],
  },
  'Travel, Taxi & Transport': {
    shelf: [suitcase, suitcase, globe],
    table: [suitcase, globe, taxi, umbrella],
    floor: [taxi, bus, rickshaw, truck],
    stages: [road, meadow, stillLife, road, shopFront],
  },
  'Farming, Seeds & Fertiliser': {
    shelf: [seedBag, bag, seedBag, sprayer],
    table: [sheaf, seedBag, sapling, sprayer, wateringCan, sack],
    floor: [tractor, cow],
    stages: [fields, shopFront, stillLife, fields, shopInside],
  },
  'Property & Real Estate': {
    shelf: [deed, calculator, wallClock],
    table: [key, plotBoard, deed, house],
    floor: [house, flats, plotBoard],
    stages: [landmarkOf(house), stillLife, landmarkOf(flats), meadow, cabinet],
  },
  'Hotel & Lodge': {
    shelf: [deskBell, sideLamp, wallClock, key],
    table: [deskBell, suitcase, sideLamp, key],
    floor: [bed, sofa, suitcase],
    stages: [landmarkOf(hotel), room, stillLife, landmarkOf(hotel), shopInside],
  },
  'Wholesale & Distributor': {
    shelf: [carton, drum, bag, oilTin],
    table: [sack, carton, platformScale, drum, oilTin],
    floor: [sackPile, cartonPile, handTruck, thela, truck],
    stages: [room, road, shopFront, stillLife, shopInside],
  },
  'Other Services': {
    shelf: [wallClock, toolbox, umbrella, carton],
    table: [umbrella, wallClock, toolbox, postBox, deskBell],
    floor: [bicycle, postBox, thela],
    stages: [road, streetStall, stillLife, shopFront, cabinet],
  },
}
