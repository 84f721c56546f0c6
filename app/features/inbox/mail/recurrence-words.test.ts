import { expect, test } from 'vitest'
import { recurrenceWords } from './recurrence-words.ts'

test.each([
  ['FREQ=WEEKLY;BYDAY=MO,TH;COUNT=10', 'every Monday and Thursday, 10 times'],
  ['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', 'every weekday'],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=TU', 'every 2 weeks on Tuesday'],
  ['FREQ=WEEKLY', 'every week'],
  ['FREQ=DAILY;COUNT=1', 'every day, once'],
  ['FREQ=DAILY;INTERVAL=3;UNTIL=20270109T225959Z', 'every 3 days, until 9 Jan 2027'],
  ['FREQ=MONTHLY;BYMONTHDAY=15', 'every month on day 15'],
  ['FREQ=MONTHLY;BYDAY=2TU', 'every month on the second Tuesday'],
  ['FREQ=MONTHLY;BYDAY=-1FR', 'every month on the last Friday'],
  ['FREQ=YEARLY', 'every year'],
  ['FREQ=YEARLY;WKST=MO', 'every year'],
  // What is not told in full is not told in part.
  ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1', 'again and again'],
  ['FREQ=YEARLY;BYMONTH=1,7;BYMONTHDAY=4', 'again and again'],
  ['FREQ=HOURLY', 'again and again'],
  ['FREQ=WEEKLY;BYDAY=XX', 'again and again'],
  ['FREQ=DAILY;INTERVAL=0', 'again and again'],
  ['', 'again and again'],
])('%s is %s', (rule, words) => {
  expect(recurrenceWords(rule)).toBe(words)
})
