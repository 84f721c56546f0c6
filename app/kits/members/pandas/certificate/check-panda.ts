import { compactVerify, decodeProtectedHeader } from 'jose'
import { ALGORITHM, type PublicKey } from '#app/kits/foundation/certificates/public-key.ts'
import { findCertificate, hashDrawing, pandaClaims, type PandaCertificate } from './panda-certificate.ts'

/**
 * What became of a check: `true` with what was signed; `altered`: the certificate is right, the picture around it is not the
 * one it was given for; `forged`: the text is not what this key signed; `foreign`: another key signed it, and says whose it
 * claims to be; `none`: there is no certificate in it.
 */
export type PandaVerdict =
  | { state: 'true'; says: PandaCertificate }
  | { state: 'altered' | 'forged' | 'none' }
  | { state: 'foreign'; claims: PandaCertificate | null }

/** Checks a file with a public key; asks nobody. */
export async function checkPanda(file: Buffer, { id, check }: PublicKey): Promise<PandaVerdict> {
  const signed = findCertificate(file)
  if (!signed) return { state: 'none' }
  try {
    if (decodeProtectedHeader(signed).kid !== id) return { state: 'foreign', claims: readUnchecked(signed) }
    const { payload } = await compactVerify(signed, check, { algorithms: [ALGORITHM] })
    const says = pandaClaims.safeParse(JSON.parse(new TextDecoder().decode(payload)))
    if (!says.success) return { state: 'forged' }
    return hashDrawing(file) === says.data.drawn ? { state: 'true', says: says.data } : { state: 'altered' }
  } catch {
    return { state: 'forged' }
  }
}

/** What a certificate of another house claims before anybody checked it. */
function readUnchecked(signed: string): PandaCertificate | null {
  const read = pandaClaims.safeParse(JSON.parse(Buffer.from(signed.split('.')[1] ?? '', 'base64url').toString('utf8')))
  return read.success ? read.data : null
}
