import { findAnyEmail, type EmailRow } from './emails.store.server.ts'

/** The mail that an address of a recording says it was said for; null where it was not. */
export async function findMailOf({ url }: Request, recordingId: string): Promise<EmailRow | null> {
  const id = new URL(url).searchParams.get('m')
  const mail = id ? await findAnyEmail(id) : null
  return mail?.recordingId === recordingId ? mail : null
}
