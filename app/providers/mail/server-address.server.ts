import { lookup } from 'node:dns/promises'
import { lookUpPublic } from '#app/platform/fetch/checked-name.server.ts'
import { env } from '#app/platform/env.server.ts'

/** Certificates that are trusted beside those of the system; tests put that of their own server here. */
export const mailTrust: { ca: string | undefined } = { ca: undefined }

/** The address a mail server is connected to: of the public internet, unless the operator lets members use others. */
export const addressOfServer = async (host: string): Promise<string> =>
  env().MAIL_ACCOUNTS_PRIVATE ? (await lookup(host, { verbatim: false })).address : lookUpPublic(host)

/** Everything about TLS is the same for both services: the name that was asked for must stand in the certificate. */
export const tlsFor = (host: string) => ({
  servername: host,
  rejectUnauthorized: true,
  minVersion: 'TLSv1.2' as const,
  ...(mailTrust.ca && { ca: mailTrust.ca }),
})
