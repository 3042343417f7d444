// Submits forms while the connection is cut at every step, tabs are closed and the browser is killed.
import type { Page } from '@playwright/test'
import { CuttableProxy } from '../live/cuttable-proxy.ts'
import { type Program, startProgram } from '../live/program.ts'
import { makePhone } from './browser.ts'
import { entriesInPage } from './entries-in-page.mjs'
import { fillForm, submitForm } from './forms.ts'
import { makeTargets } from './targets.ts'
import { makePlan, type PlanOptions, type Step, type Write } from './plan.ts'
import { makeTabs, type Tabs } from './tabs.ts'
import { compare, readWritten } from './written.ts'

const [FIRST, SECOND] = ['first', 'second']

const until = async (isSo: () => Promise<boolean>, what: () => string) => {
  const end = Date.now() + 60_000
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`Timed out: ${what()}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

const cutConnection = (proxy: CuttableProxy, { cut, cutAfterBytes }: Step) => {
  if (cut === 'before the request') {
    proxy.isDown = true
    proxy.cut()
  }
  if (cut === 'in the request') proxy.cutAfter('up', cutAfterBytes)
  if (cut === 'before the reply') proxy.cutAfter('down', cutAfterBytes)
}

const restoreConnection = (proxy: CuttableProxy) => {
  proxy.isDown = false
  proxy.cancelCut()
}

const endStep = async (tabs: Tabs, { end }: Step) => {
  if (end === 'tab closed') await tabs.close(FIRST)
  if (end === 'all tabs closed') await tabs.closeAll()
  if (end.includes('killed')) await tabs.kill()
}

type Run = {
  program: Program
  proxy: CuttableProxy
  tabs: Tabs
  origin: string
  targets: Awaited<ReturnType<typeof makeTargets>>
}

const settle = async ({ program, proxy }: Run, { writes }: Step, page: Page) => {
  let missing: string[] = []
  await until(
    async () => {
      const waiting = (await page.evaluate(entriesInPage)).map((entry) => entry.words)
      const written = new Set((await readWritten(program.db)).map(({ text }) => text))
      const isWritten = ({ text }: Write) => written.has(text)
      const isTaken = (write: Write) =>
        isWritten(write) || waiting.some((words) => words.includes(write.text))
      missing = writes.filter((write) => !isTaken(write)).map(({ text, kind }) => `${kind} '${text}'`)
      return missing.length === 0 && (!proxy.hasPendingCut || writes.every(isWritten))
    },
    () => `stored or sent: ${missing.join(', ')}, the connection is cut`,
  )
}

const runStep = async (run: Run, step: Step) => {
  const { tabs, targets, origin, proxy } = run
  const session = await targets.signIn(step.by)
  const open: { page: Page; write: Write }[] = []
  for (const [at, write] of step.writes.entries())
    open.push({ write, page: await tabs.open(at === 0 ? FIRST : SECOND, session) })
  await Promise.all(
    open.map(({ page, write }) =>
      fillForm(page, write, { origin, targetId: targets.targetOf(write), by: step.by }),
    ),
  )
  cutConnection(proxy, step)
  await Promise.all(open.map(({ page, write }) => submitForm(page, write)))
  const [first] = open
  if (first && step.end !== 'killed at the click') await settle(run, step, first.page)
  await endStep(tabs, step)
  restoreConnection(proxy)
}

/** Any page sends the remaining entries of the signed-in account. */
const sendTheRest = async ({ tabs, targets, origin }: Run) => {
  await tabs.kill()
  for (const role of ['customer', 'provider'] as const) {
    const last = await tabs.open('last', await targets.signIn(role))
    await last.goto(origin)
    const pending = async () => {
      const own = (await last.evaluate(entriesInPage)).filter(({ account }) => account === targets.ids[role])
      return own.filter(({ state }) => state === 'waiting' || state === 'sending')
    }
    await until(
      async () => (await pending()).length === 0,
      () => `nothing of the ${role} waits`,
    )
  }
  const left = await (await tabs.open('last', await targets.signIn('customer'))).evaluate(entriesInPage)
  // Sent reports stay in the outbox until their code was displayed.
  return left.filter(({ state }) => state !== 'sent')
}

export const runChaos = async (options: PlanOptions) => {
  const plan = makePlan(options)
  const program = await startProgram()
  const proxy = new CuttableProxy(() => program.port)
  const origin = `http://localhost:${await proxy.listen()}`
  const phone = await makePhone()
  try {
    const targets = await makeTargets(program, plan)
    const run = { program, proxy, tabs: makeTabs(phone, origin), origin, targets }
    for (const step of plan)
      await runStep(run, step).catch((error: unknown) => {
        throw new Error(`seed ${options.seed}: ${JSON.stringify(step)}`, { cause: error })
      })
    const refused = await sendTheRest(run)
    return { plan, refused, ...compare({ written: await readWritten(program.db), plan, ids: targets.ids }) }
  } finally {
    await phone.remove()
    await proxy.remove()
    await program.stop()
  }
}
export type ChaosResult = Awaited<ReturnType<typeof runChaos>>
