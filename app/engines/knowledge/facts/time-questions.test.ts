import { expect, test } from 'vitest'
import { answerTime } from './time-questions.ts'

const NOW = new Date('2026-11-24T02:25:00Z')
const say = (question: string, now = NOW) => {
  const found = answerTime(question, now)
  return found && ('text' in found ? found.text : found.refusal)
}

test('tells the time of cities, states, countries and zones by the clock of the server', () => {
  expect(say('What time is it in Tokyo?')).toBe(
    'In Tokyo it is 11:25 on Tuesday, 24 November 2026 (UTC+9), by the clock of this server.',
  )
  expect(say("what's the time in New York right now")).toContain('21:25 on Monday, 23 November 2026 (UTC−5)')
  expect(say('time in India')).toContain('07:55')
  expect(say('what time is it in California')).toContain('In California it is 18:25')
  expect(say('what time is it')).toContain('By UTC it is 02:25')
  expect(say('what time is it in the USA')).toContain('The United States has more than one time zone')
})

test('turns a time of one place into that of another, in summer too and across midnight', () => {
  expect(say("If it's noon in London, what time is it in Tokyo?")).toBe(
    'When it is 12:00 in London, it is 21:00 in Tokyo (UTC+0 and UTC+9); in July it is 20:00.',
  )
  expect(say("what time is it in Sydney when it's 9:30 pm in London in July")).toContain('it is 06:30 the next day')
  expect(say('its 9am in new york in mid january, what time is it in london')).toContain('it is 14:00 in London')
  expect(say('3pm EST in GMT')).toContain('it is 20:00 in GMT')
  expect(say('what is 5pm pacific time in eastern time')).toContain('it is 20:00 in ET')
  // Between the two changes of the clock in March they are an hour nearer.
  expect(say('time difference between London and New York', new Date('2026-03-15T12:00:00Z'))).toBe(
    'London is 4 hours ahead of New York City (UTC+0 and UTC−4); in January it is 5 hours.',
  )
})

test('says how clocks stand to each other and which zone a place keeps', () => {
  expect(say('time difference between India and the UK')).toBe(
    'India is 5½ hours ahead of the United Kingdom (UTC+5:30 and UTC+0); in July it is 4½ hours.',
  )
  expect(say('how many hours behind London is New York')).toContain('New York City is 5 hours behind London')
  expect(say('is Dubai ahead of Mumbai')).toMatch(/^No\. Dubai is 1½ hours behind Mumbai/)
  expect(say('Is Lisbon in the same time zone as London?')).toMatch(/^Yes\. Lisbon and London have the same time/)
  expect(say('Are Paris and London in the same time zone?')).toMatch(/^No\. Paris is 1 hour ahead of London/)
  expect(say('is France ahead of Germany')).toMatch(/^No\. France and Germany have the same time/)
  expect(say('what time zone is Nepal in')).toBe('Nepal keeps Nepal Time (UTC+5:45).')
  expect(say('what time zone is Arizona in')).toBe('Arizona keeps Mountain Standard Time (UTC−7).')
})

test('leaves other questions alone', () => {
  const others = [
    'what time is it on Mars',
    'how long is it from 9 am to 5 pm',
    'what time does the bank open in London',
    'who is behind the Gunpowder plot',
    'convert 5 miles to km',
    'what is 3 hours after 2pm',
    'how far is London from Paris',
  ]
  expect(others.filter((question) => say(question) !== null)).toEqual([])
})
