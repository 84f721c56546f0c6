import { to } from '#app/catalogue/to.ts'
import { definePublishedWork } from '#app/kits/members/published/published-work.ts'
import { listPublished } from './code.store.server.ts'

const MOST_COMPARED = 200

definePublishedWork('apps', {
  label: 'Pages and apps',
  icon: 'blocks',
  async list({ before, most, word }) {
    const rows = await listPublished({ before, most: word ? MOST_COMPARED : most })
    return rows
      .filter(({ title }) => title.toLowerCase().includes(word.toLowerCase()))
      .slice(0, most)
      .flatMap(({ id, title, at, by }) =>
        at === null
          ? []
          : [
              {
                id,
                title,
                about: 'Built here',
                href: to('builder', null, { app: id }),
                by: by.handle ? { name: by.name, handle: by.handle } : null,
                at,
              },
            ],
      )
  },
})
