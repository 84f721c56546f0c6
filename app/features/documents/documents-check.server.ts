import { readDocument } from '#app/kits/foundation/documents/read-document.server.ts'
import { failed, passed, type Check } from '#app/kits/operations/health-checks/check.ts'
import { factsPool } from './reading/facts-pool.server.ts'

const SAMPLE = '# Tea\n\nOn 4 March 2024 the tea cost 12 euros. The buyer must pay within 30 days.\n'

/** Reads a small document for real and draws its facts out. */
export const documentsChecks = (): Check[] => [
  {
    id: 'engine:documents',
    group: 'Engines',
    title: 'Documents are read and their facts drawn out',
    async run() {
      const reading = await readDocument(new TextEncoder().encode(SAMPLE), 'tea.md')
      if (!reading.isRead) return failed(reading.message, 'Look at the log of the document room.')
      const { pages, blocks } = reading.document
      const { facts } = await factsPool().run('facts', { pages, blocks })
      const isRight = facts.figures.length > 0 && facts.dates.length > 0 && facts.duties.length > 0
      return isRight
        ? passed('A sample was read, with its figure, date and duty.')
        : failed(
            'The sample was read, but its facts were not found.',
            'Build again; the facts worker may be an older one.',
          )
    },
  },
]
