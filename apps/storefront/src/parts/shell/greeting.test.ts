import { expect, test } from 'vitest'
import { greetingAt } from '@galleria/contract/storefronts'

test.each([
  [0, 'morning'],
  [10, 'morning'],
])("[HDR-009] %i o'clock is %s", (hour, greeting) => expect(greetingAt(hour)).toBe(greeting))
test.each([
  [11, 'noon'],
  [12, 'noon'],
])("[HDR-010] %i o'clock is %s", (hour, greeting) => expect(greetingAt(hour)).toBe(greeting))
test.each([
  [13, 'afternoon'],
  [17, 'afternoon'],
])("[HDR-011] %i o'clock is %s", (hour, greeting) => expect(greetingAt(hour)).toBe(greeting))
test.each([
  [18, 'evening'],
  [23, 'evening'],
])("[HDR-012] %i o'clock is %s", (hour, greeting) => expect(greetingAt(hour)).toBe(greeting))
