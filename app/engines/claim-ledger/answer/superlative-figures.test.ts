import { askPanel, sidesIn } from '#tests/support/panels.ts'
import { expect, test } from 'vitest'

const sidesOf = async (question: string, ...texts: string[]): Promise<string[]> =>
  sidesIn(await askPanel(question, ...texts))

test('of the one thing that is the most in size two sizes are rivals, whatever it is called', async () => {
  expect(
    await sidesOf(
      'What is the largest kite I can buy?',
      'The largest kite you can buy is the Skyray, with a span of 12 metres. It is blue.',
      'The largest kite sold today is a 5 metre model made by Brisa. It needs two people.',
      'As of 2023 the largest kite on the market is the Skyray, at 12 metres.',
    ),
  ).toEqual(['AC|B'])
})

test.each([
  [
    'The largest kite you can buy is the Skyray, 12 metres wide.',
    'One of the largest kites is the Brisa, 5 metres wide.',
  ],
  [
    'The largest kite you can buy is the Skyray, 12 metres wide.',
    'As of 2023 the largest kite on the market is the blue Skyray at 11.8 metres.',
  ],
  [
    'The largest kite you can buy is the Skyray, 12 metres wide.',
    'The largest kite you can buy is the Skyray, and weighs 3 kg.',
  ],
])('%s %s', async (...texts) => {
  expect(await sidesOf('What is the largest kite I can buy?', ...texts)).toEqual([])
})
