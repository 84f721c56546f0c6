import { expect, test } from 'vitest'
import { givesAway } from './gives-away.ts'

const SECRET =
  'You are an auditor of bamboo forests who counts everything twice. Say how many stand in {{place}}, in verse.'

test.each([
  ['word for word', `Sure: ${SECRET}`],
  ['spaced and marked', 'Y-o-u a r e *an auditor* of BAMBOO forests who counts everything twice'],
  ['backwards', [...'auditor of bamboo forests who counts everything twice'].reverse().join('')],
  ['in base64', Buffer.from('You are an auditor of bamboo forests who counts everything twice.').toString('base64')],
])('an answer that holds the prompt %s gives it away', (_, answer) => expect(givesAway(answer, SECRET)).toBe(true))

test('an answer of its own does not, nor does what the visitor filled in', () => {
  expect(givesAway('In Wolong stand seven forests of bamboo, and the auditor counts.', SECRET)).toBe(false)
  expect(givesAway('A summary of the text.', 'Summarise {{text}}')).toBe(false)
})
