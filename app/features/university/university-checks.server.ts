import { failed, passed, type Check } from '#app/kits/operations/health-checks/check.ts'
import { checkCertificate, signCertificate } from './certificate/certificate.server.ts'
import { isUsable, listLessons } from './lessons/lessons.server.ts'
import { trackTitles } from './lessons/tracks.ts'

/** Every lesson can be read, answered and tried. */
const lessons: Check = {
  id: 'university:lessons',
  group: 'Screens',
  title: 'Lessons can be read, answered and tried',
  async run() {
    const all = await listLessons()
    const closed = all.filter((lesson) => !isUsable(lesson)).map(({ title }) => title)
    if (closed.length > 0)
      return failed(`The tool to try is not open in: ${closed.join(', ')}.`, 'Choose another tool for these lessons.')
    const broken = all.filter(({ questions }) => questions.length === 0).map(({ title }) => title)
    return broken.length > 0
      ? failed(
          `No question can be read in: ${broken.join(', ')}.`,
          'Open these lessons at the desk and mend their quiz.',
        )
      : passed(`${all.length} lessons have questions and an open tool.`)
  },
}

const certificates: Check = {
  id: 'university:certificates',
  group: 'Storage',
  title: 'Certificates are signed, and a changed one is told',
  async run() {
    const says = {
      iss: 'check',
      sub: 'Check',
      track: 'fundamentals',
      title: trackTitles.fundamentals,
      lessons: 1,
      questions: 1,
    }
    const signed = await signCertificate(says)
    const [right, wrong] = await Promise.all([checkCertificate(signed), checkCertificate(flip(signed))])
    return right.state === 'true' && wrong.state === 'forged'
      ? passed('One was signed and checked, and one with a changed signature was refused.')
      : failed('A certificate was checked wrongly.', 'Look at certificate-key.json in the data folder, and at the log.')
  },
}

/** Another first letter of the signature. */
function flip(signed: string): string {
  const at = signed.lastIndexOf('.') + 1
  return signed.slice(0, at) + (signed[at] === 'A' ? 'B' : 'A') + signed.slice(at + 1)
}

export const universityChecks = (): Check[] => [lessons, certificates]
