import { defineFlowTools, FlowStepFailure } from '#app/kits/asking/flow-tools/flow-tools.ts'
import { listDocuments, listPages } from '../keeping/documents.store.server.ts'

const MOST_LOOKED_AT = 50
const MOST_CHARS = 200_000

/** One of somebody's read documents as a step of a flow. */
defineFlowTools({
  id: 'read-document',
  label: 'Read one of my documents',
  about: 'The words of a document you had read, found by its title; the newest of that name.',
  group: 'Ask and look up',
  gives: 'text',
  ports: [],
  fields: [{ name: 'title', label: 'Words of its title', kind: 'line', usual: '' }],
  async work({ title = '' }, { owner }) {
    const found = await listDocuments(owner, { search: title.trim(), before: null, most: MOST_LOOKED_AT })
    const ready = found.filter(({ state }) => state === 'ready')
    const document = ready.find((one) => one.title.toLowerCase() === title.trim().toLowerCase()) ?? ready[0]
    if (!document) throw new FlowStepFailure(`None of your read documents has “${title.slice(0, 80)}” in its title.`)
    const text = (await listPages(document.id)).map((page) => page.text).join('\n\n')
    const notes = [`“${document.title}”`, ...(text.length > MOST_CHARS ? ['Only its beginning: it is very long.'] : [])]
    return { value: text.slice(0, MOST_CHARS).toWellFormed(), by: 'Your documents', costMicros: 0, notes }
  },
})
