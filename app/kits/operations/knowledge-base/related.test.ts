import { expect, test } from 'vitest'
import { readArticles } from '#app/kits/foundation/content/content.server.ts'
import { nearestArticles } from './related.ts'

const near = (slug: string) => {
  const all = readArticles()
  return nearestArticles(
    all.find((one) => one.slug === slug)!,
    all,
    6,
  ).map((one) => one.slug)
}

test('articles of one matter lead to one another, and never to themselves', () => {
  expect(near('what-the-panda-remembers')).not.toContain('what-the-panda-remembers')
  expect(near('consensus-conversation')).toContain('chat-with-one-voice')
})

test('what shares next to nothing is no relative', () => {
  expect(near('backups')).not.toContain('merge-answers')
  const lone = { slug: 'x', title: 'Zyzzyva?', summary: 'Weevils of the tropics.', tags: ['weevil'] }
  expect(nearestArticles(lone, [lone, ...readArticles()], 6)).toEqual([])
})
