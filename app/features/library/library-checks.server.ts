import { exportsRoom } from '#app/kits/foundation/text-files/exports-room.server.ts'
import { failed, passed, type Check } from '#app/kits/operations/health-checks/check.ts'

const WORDS = 'Frenly wrote this book to read it again.'
const ADVICE = 'See the log of the server for "export room", and that its build is whole.'

/** A book goes out as an EPUB and comes in again. */
const books: Check = {
  id: 'library:books',
  group: 'Storage',
  title: 'Books go out as EPUB and come in again',
  async run({ signal }) {
    const book = {
      ...{ id: 'check', title: 'Check', subtitle: '', author: 'Frenly', language: 'en', about: '', subjects: [] },
      ...{ licence: null, imprint: [], at: new Date(0), cover: null, glossary: [], indexTerms: [], pictures: [] },
      parts: [{ id: 'one', kind: 'chapter' as const, title: 'One', markdown: WORDS }],
    }
    const { bytes } = await exportsRoom().run(
      'writeBook',
      { format: 'epub', size: 'a5', book: { ...book, at: new Date(1e12) } },
      { signal },
    )
    const { parts } = await exportsRoom().run('readBook', { bytes, name: 'check.epub' }, { signal })
    return parts[0]?.title === 'One' && parts[0].markdown === WORDS
      ? passed('An EPUB was written and read again as it was.')
      : failed('An EPUB was written and came back otherwise.', ADVICE)
  },
}

export const libraryChecks = (): Check[] => [books]
