import { readFileSync } from 'node:fs'
import { readInvitation } from '#app/features/inbox/mail/read-invitation.ts'
import { readCalendar, readMail } from '#app/features/inbox/mail/read-mail.ts'
import { toSafeMail } from '#app/kits/foundation/untrusted/mail-html.ts'

/**
 * The command-line twin of the inbox: `npm run -s mail -- FILE.eml` writes what the reading screen shows of a message as
 * JSON. `-` reads the message from the standard input.
 */
const [file] = process.argv.slice(2)
if (!file) {
  process.stderr.write('Which message? npm run -s mail -- FILE.eml\n')
  process.exit(2)
}

try {
  const raw = readFileSync(file === '-' ? 0 : file)
  const mail = await readMail(raw)
  const calendar = mail.details.hasInvitation ? await readCalendar(raw) : null
  const shown = mail.html === null ? null : toSafeMail(mail.html, false)
  const answer = {
    ...mail,
    html: shown?.html ?? null,
    remotePictures: shown?.remoteImages ?? 0,
    invitation: calendar === null ? null : readInvitation(calendar),
  }
  process.stdout.write(`${JSON.stringify(answer, null, 2)}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
