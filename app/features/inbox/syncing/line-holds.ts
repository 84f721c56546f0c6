import type { ImapFlow } from 'imapflow'

/**
 * Throws where the line to a server is lost. The library says of a command that it failed, whether the server refused it or
 * never heard it: only what it refused is done with.
 */
export function mustHold(client: ImapFlow): void {
  if (!client.usable) throw Object.assign(new Error('The line was lost'), { code: 'NoConnection' })
}
