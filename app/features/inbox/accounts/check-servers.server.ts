import { toTable } from '#app/platform/table.ts'
import { checkSmtp } from '#app/providers/mail/account-smtp.server.ts'
import { closeImap, openImap } from '#app/providers/mail/imap.server.ts'
import { toMailFault } from '#app/providers/mail/mail-server-fault.ts'
import { MailServerFault, type MailServer } from '#app/providers/mail/mail-server.ts'

const LIMIT_MS = 20_000

/** Signs in to both servers of an account at once: a sentence for each field that is in the way, none when both let us in. */
export async function checkServers({
  imap,
  smtp,
}: {
  imap: MailServer
  smtp: MailServer
}): Promise<Record<string, string>> {
  const [incoming, outgoing] = await Promise.all([
    faultOf(imap, async (signal) => closeImap(await openImap(imap, signal))),
    faultOf(smtp, () => checkSmtp(smtp)),
  ])
  const errors: Record<string, string> = toTable<string>()
  if (incoming) errors[incoming.kind === 'password' ? 'password' : 'imapHost'] = incoming.message
  // A password that neither server takes is said once.
  if (outgoing?.kind === 'password') errors[incoming ? 'password' : 'smtpHost'] ??= outgoing.message
  else if (outgoing) errors['smtpHost'] = outgoing.message
  return errors
}

async function faultOf(
  server: MailServer,
  work: (signal: AbortSignal) => Promise<unknown>,
): Promise<MailServerFault | null> {
  const late = new AbortController()
  const slow = new MailServerFault('slow', `${server.host} did not answer in time on port ${server.port}.`)
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      late.abort()
      reject(slow)
    }, LIMIT_MS)
  })
  try {
    await Promise.race([work(late.signal), limit])
    return null
  } catch (error) {
    return toMailFault(error, server)
  } finally {
    clearTimeout(timer)
  }
}
