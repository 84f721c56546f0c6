import { createRequire } from 'node:module'
import { SignJWT } from 'jose'
import { to } from '#app/catalogue/to.ts'
import { clock } from '#app/platform/clock.ts'
import type { Certificate } from './certificate.ts'
import { certificateKey } from '#app/kits/foundation/certificates/certificate-key.server.ts'
import { ALGORITHM } from '#app/kits/foundation/certificates/public-key.ts'
import { checkSigned, type Verdict } from './check-signed.ts'

/** Signs what a certificate says. */
export async function signCertificate(says: Omit<Certificate, 'iat'>): Promise<string> {
  const { id, sign } = await certificateKey()
  return new SignJWT({ ...says })
    .setProtectedHeader({ alg: ALGORITHM, kid: id, typ: 'JWT' })
    .setIssuedAt(Math.floor(clock.now().getTime() / 1_000))
    .sign(sign)
}

/** Whether this server signed what somebody brings. */
export const checkCertificate = async (brought: string): Promise<Verdict> =>
  checkSigned(brought, await certificateKey())

/** The address that checks a certificate. */
export const toCheckAddress = (origin: string, signed: string): string =>
  origin + to('university', null, { part: 'verify', certificate: signed })

const fontOf = (name: string) =>
  createRequire(import.meta.url).resolve(`@fontsource/noto-sans/files/noto-sans-${name}.woff`)

/** The certificate as a PDF; the drawing comes when it is wanted. */
export async function drawCertificate(
  says: Certificate,
  signed: string,
  brandName: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const { toCertificatePdf } = await import('./certificate-pdf.ts')
  return toCertificatePdf({ says, signed, brandName, checkAt: toCheckAddress(says.iss, signed), fontOf })
}
