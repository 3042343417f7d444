import { expect, test } from 'vitest'
import { quietUntil } from './quiet-hours.ts'

const at = (time: string, day = 14) => new Date(`2026-03-${day}T${time}:00+05:30`)

test.each([
  ['22:00', '07:00', at('21:59'), null],
  ['22:00', '07:00', at('22:00'), at('07:00', 15)],
  ['22:00', '07:00', at('23:59'), at('07:00', 15)],
  ['22:00', '07:00', at('00:00', 15), at('07:00', 15)],
  ['22:00', '07:00', at('06:59', 15), at('07:00', 15)],
  ['22:00', '07:00', at('07:00', 15), null],
  ['13:00', '15:30', at('14:00'), at('15:30')],
  ['13:00', '15:30', at('15:30'), null],
  ['13:00', '15:30', at('03:00'), null],
  ['00:00', '05:00', at('04:59'), at('05:00')],
  ['07:01', '07:00', at('07:00'), null],
  ['07:01', '07:00', at('07:01'), at('07:00', 15)],
  // Equal times disable quiet hours.
  ['22:00', '22:00', at('22:00'), null],
  ['00:00:00', '00:00:00', at('12:00'), null],
])('quiet from %s to %s: at %o until %o', (from, to, moment, until) => {
  expect(quietUntil({ from, to }, moment)).toEqual(until)
})
