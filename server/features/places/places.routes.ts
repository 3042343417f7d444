import { languageOf } from '../../../contract/language.ts'
import {
  listCountries,
  listDistricts,
  listLocations,
  listStates,
  reverseGeocode,
  showDistrict,
  suggestDistricts,
} from '../../../contract/places.ts'
import { serve, type ApiInstance } from '../../platform/http/serve.ts'
import {
  allCountries,
  allDistricts,
  allLocations,
  allStates,
  districtAt,
  oneDistrict,
  suggestedDistricts,
} from './places.service.ts'

export const placesRoutes = (app: ApiInstance) => {
  const { db } = app.ctx
  serve(app, listCountries, ({ query }) => allCountries(db, languageOf(query.lang)))
  serve(app, listStates, ({ query }) => allStates(db, languageOf(query.lang)))
  serve(app, listDistricts, ({ query }) => allDistricts(db, languageOf(query.lang)))
  serve(app, showDistrict, ({ params, query }) => oneDistrict(db, languageOf(query.lang), params.id))
  serve(app, listLocations, ({ query }) => allLocations(db, languageOf(query.lang)))
  serve(app, suggestDistricts, ({ query }) => suggestedDistricts(db, languageOf(query.lang), query.q ?? ''))
  serve(app, reverseGeocode, ({ query }) => districtAt(db, languageOf(query.lang), query))
}
