// Desks and celebrations: school, print, law, money, weddings, worship.
import * as devices from '../props/devices.ts'
import * as festival from '../props/festival.ts'
import { almirah, sofa } from '../props/furniture.ts'
import { bank, school } from '../props/landmarks.ts'
import * as office from '../props/office.ts'
import * as study from '../props/study.ts'
import { landmarkOf } from '../stages/country.ts'
import { cabinet, room, shopInside } from '../stages/indoors.ts'
import { streetStall } from '../stages/street.ts'
import { pandal } from '../stages/pandal.ts'
import { shopFront } from '../stages/shop-front.ts'
import { stillLife } from '../stages/still-life.ts'
import type { Scenery } from './scenery.ts'

const {
  bookRow,
  bookStack,
  openBook,
  pencilPot,
  globe,
  schoolBag,
  notebooks,
  blackboard,
  schoolDesk,
  abacus,
} = study
const { cardFan, paperReam, bannerPrinter, tshirt } = study
const { camera, tripodCamera, softbox, photoFrame, lensRow } = devices
const { diya, pujaThali, kalash, bell, incense, flowerBasket, garland, hungBell, conch, dhol } = festival
const { weddingChair, chafingDish, lantern } = festival
const { justice, gavel, deed, files, stamp, calculator, coins, gullak, safe, umbrella, deskSet, key } = office

export const learnedScenes: Scenery = {
  'School, Coaching & Tuition': {
    shelf: [bookRow, globe, notebooks, abacus],
    table: [globe, openBook, bookStack, abacus, pencilPot, schoolBag],
    floor: [blackboard, schoolDesk],
    stages: [room, landmarkOf(school), stillLife, room, cabinet],
  },
  'Books & Stationery': {
    shelf: [bookRow, bookStack, notebooks, bookRow],
    table: [bookStack, pencilPot, openBook, globe, schoolBag, notebooks],
    stages: [shopInside, shopFront, stillLife, streetStall, cabinet],
  },
  'Event, Tent & Catering': {
    shelf: [flowerBasket, chafingDish, diya],
    table: [dhol, chafingDish, flowerBasket, kalash],
    floor: [weddingChair, weddingChair, sofa],
    hung: [lantern, garland],
    stages: [pandal, pandal, stillLife, streetStall, pandal],
  },
  'Photography & Video': {
    shelf: [photoFrame, camera, lensRow, photoFrame],
    table: [camera, photoFrame, lensRow, camera],
    floor: [tripodCamera, softbox, tripodCamera],
    stages: [room, stillLife, shopInside, cabinet, pandal],
  },
  'Printing & Flex': {
    shelf: [paperReam, cardFan, tshirt, notebooks],
    table: [cardFan, tshirt, paperReam, devices.printer, notebooks],
    floor: [bannerPrinter, devices.printer],
    stages: [room, shopFront, stillLife, cabinet, shopInside],
  },
  'Lawyer, CA & Documents': {
    shelf: [bookRow, files, bookRow, deed],
    table: [justice, gavel, deed, files, stamp, calculator],
    floor: [deskSet, almirah],
    stages: [room, stillLife, shopInside, cabinet, shopFront],
  },
  'Insurance, Loan & Banking': {
    shelf: [files, coins, gullak, calculator],
    table: [gullak, coins, safe, umbrella, calculator, key],
    floor: [deskSet, safe, almirah],
    stages: [landmarkOf(bank), stillLife, room, cabinet, shopFront],
  },
  'Puja Samagri & Pandit': {
    shelf: [diya, incense, bell, flowerBasket, conch],
    table: [pujaThali, kalash, bell, flowerBasket, incense, conch],
    hung: [garland, hungBell, garland],
    stages: [shopFront, stillLife, streetStall, cabinet, shopInside],
  },
}
