import { expect, test, vi } from 'vitest'
import type { CommunityAnswer } from '#app/kits/asking/community-answers/community-answers.server.ts'

process.env.LOG_LEVEL = 'silent'
let find: () => Promise<CommunityAnswer | null>
vi.mock('#app/kits/asking/community-answers/community-answers.server.ts', () => ({ findCommunityAnswer: () => find() }))
const { askCommunity } = await import('./community-seat.server.ts')

const source = { title: 'Mira on “Why?”', url: '/qa?question=x', license: null, quote: 'Because it is so.' }

test('what members answered is a voice with its sources; where they did not, nobody is seated', async () => {
  find = () =>
    Promise.resolve({ text: 'Because it is so.', sources: [source], answeredBy: 'Mira', score: 3, url: source.url })
  expect(await askCommunity('Why?')).toMatchObject({
    kind: 'community',
    family: 'community',
    label: 'Community, Mira',
    state: 'answered',
    text: 'Because it is so.',
    sources: [source],
    costMicros: 0,
  })
  find = () => Promise.resolve(null)
  expect(await askCommunity('Why?')).toBeNull()
  find = () => Promise.reject(new Error('the index is away'))
  expect(await askCommunity('Why?')).toBeNull()
})
