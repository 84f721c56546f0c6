import { to } from '#app/catalogue/to.ts'
import { definePublishedWork } from '#app/kits/members/published/published-work.ts'
import { listPublished } from './questions.store.server.ts'

definePublishedWork('questions', {
  label: 'Questions with answers',
  icon: 'help',
  list: async ({ before, most, word }) =>
    (await listPublished(before, { most, word })).map(({ id, question, answer, publishedAt, name, handle }) => ({
      id,
      title: question,
      about: answer ?? '',
      href: to('questions', null, { question: id }),
      by: name !== null && handle !== null ? { name, handle } : null,
      at: publishedAt!,
    })),
})
