import { expect, test } from 'vitest'
import { preparedBy, preparePages } from './prepared.ts'

test('a page fetches its parts by what its loader read, before it is taken over', async () => {
  const fetched: string[] = []
  const handle = preparedBy<() => Promise<{ part: string }>>(async ({ part }) => {
    await Promise.resolve()
    fetched.push(part)
  })
  await preparePages(
    { root: {}, home: { handle }, gone: undefined },
    { root: { part: 'frame' }, home: { part: 'hero' } },
  )
  expect(fetched).toEqual(['hero'])
})

test('a page that could not be read has nothing to fetch', async () => {
  const handle = preparedBy<() => Promise<{ part: string }>>(() => Promise.reject(new Error('asked for')))
  await preparePages({ home: { handle } }, {})
})
