import * as contract from '../../../contract/grievances.ts'
import { HOUR } from '../../../contract/limits.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import { serve, type ApiInstance } from '../../platform/http/serve.ts'
import { memoizeTtl } from '../../platform/memoize-ttl.ts'
import { grievanceMonths, trackGrievance } from './grievances.service.ts'

type GrievancesDeps = { clock: Clock; config: Pick<Config, 'grievanceOfficer'> }

export const grievancesRoutes = (app: ApiInstance, { clock, config }: GrievancesDeps) => {
  const { db } = app.ctx
  const months = memoizeTtl(() => grievanceMonths(db, clock()), { ms: HOUR, clock })
  serve(app, contract.readGrievanceFigures, async () => ({
    officer: config.grievanceOfficer,
    months: await months(),
  }))
  serve(app, contract.readGrievance, ({ params }) => trackGrievance(db, params.code))
}
