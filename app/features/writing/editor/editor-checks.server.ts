import { failed, passed, type Check } from '#app/kits/operations/health-checks/check.ts'
import { exportsRoom } from '#app/kits/foundation/text-files/exports-room.server.ts'

const WORDS = 'Frenly wrote this to read it again.'
const ADVICE = 'See the log of the server for "export room", and that its build is whole.'

/** A document goes out as a Word file and comes in again. */
const files: Check = {
  id: 'writing:files',
  group: 'Storage',
  title: 'Documents of the text editor go out and come in',
  async run({ signal }) {
    const document = { id: 'check', title: 'Check', markdown: `# Check\n\n${WORDS}`, at: new Date(), pictures: [] }
    const { bytes } = await exportsRoom().run('write', { kind: 'docx', ...document }, { signal })
    const { markdown } = await exportsRoom().run('read', { bytes, name: 'check.docx' }, { signal })
    return markdown === document.markdown
      ? passed('A Word file was written and read again as it was.')
      : failed('A Word file was written and came back otherwise.', ADVICE)
  },
}

export const editorChecks = (): Check[] => [files]
