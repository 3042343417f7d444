import { table } from '../props/furniture.ts'
import * as health from '../props/health.ts'
import * as household from '../props/household.ts'
import { iron, washer } from '../props/appliances.ts'
import { clothStack } from '../props/cloth.ts'
import * as sport from '../props/sport.ts'
import { meadow } from '../stages/country.ts'
import { cabinet, room, shopInside } from '../stages/indoors.ts'
import { streetStall } from '../stages/street.ts'
import { shopFront } from '../stages/shop-front.ts'
import { stillLife } from '../stages/still-life.ts'
import type { Scenery } from './scenery.ts'

const { pillBottle, syrup, pillBox, blister, mortar, firstAid, stethoscope, microscope, testTubes } = health

export const careScenes: Scenery = {
  'Medical Store': {
    shelf: [pillBottle, syrup, pillBox, pillBox],
    table: [mortar, firstAid, blister, pillBottle, syrup],
    stages: [shopFront, stillLife, shopInside, cabinet, shopFront],
  },
  'Doctor, Clinic & Lab': {
    shelf: [pillBottle, testTubes, syrup, pillBox],
    table: [stethoscope, microscope, testTubes, firstAid, blister],
    floor: [health.examBed, health.doctorDesk],
    stages: [room, stillLife, shopInside, cabinet, shopFront],
  },
  Optician: {
    shelf: [health.glasses, health.glasses, health.spectacleCase],
    table: [health.glasses, health.glassesStand, health.eyeChart, health.spectacleCase, health.glasses],
    stages: [shopInside, cabinet, stillLife, shopFront, cabinet],
  },
  'Gym, Yoga & Sports': {
    shelf: [sport.dumbbell, sport.football, sport.kettlebell, sport.trophy],
    table: [
      sport.kettlebell,
      sport.cricketSet,
      sport.dumbbell,
      sport.mugdar,
      sport.football,
      sport.trophy,
      sport.racket,
    ],
    floor: [sport.cricketSet, sport.barbellRack, sport.treadmill, sport.mugdar],
    hung: [sport.punchBag],
    stages: [room, shopFront, stillLife, meadow, cabinet],
  },
  'Laundry & Cleaning': {
    shelf: [clothStack, household.detergent, household.bucket],
    table: [iron, clothStack, household.laundryBasket, household.detergent, household.bucket],
    floor: [household.clothesLine, washer, household.ironingBoard, household.mop],
    stages: [room, meadow, shopFront, stillLife, streetStall],
  },
  'Utensils & Household': {
    shelf: [household.lota, household.glassStack, household.kadhai, household.tiffin, household.bucket],
    table: [household.potTower, household.cooker, household.kadhai, household.bucket, household.tiffin],
    floor: [table, household.potTower],
    hung: [household.ladles, household.pans],
    stages: [shopFront, stillLife, streetStall, shopInside, cabinet],
  },
}
