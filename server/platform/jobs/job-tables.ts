import { PgBoss } from 'pg-boss'

export const makeJobTables = async (url: string) => {
  const idle = { supervise: false, schedule: false, max: 2 }
  const boss = new PgBoss({ connectionString: url, application_name: 'haat-job-tables', ...idle })
  boss.on('error', () => {})
  await boss.start()
  await boss.stop({ graceful: false })
}
