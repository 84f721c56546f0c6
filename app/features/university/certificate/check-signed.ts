import { compactVerify, decodeProtectedHeader } from 'jose'
import { ALGORITHM, type PublicKey } from '#app/kits/foundation/certificates/public-key.ts'
import { certificateClaims, findSigned, type Certificate } from './certificate.ts'

/**
 * What became of a check: `true` with what was signed, `forged`: the text is not what this key signed, `foreign`: another
 * key signed it, `none`: there is no certificate in it.
 */
export type Verdict = { state: 'true'; says: Certificate } | { state: 'forged' | 'foreign' | 'none' }

/** Checks what somebody brings with a public key; asks nobody. */
export async function checkSigned(brought: string, { id, check }: PublicKey): Promise<Verdict> {
  const signed = findSigned(brought)
  if (!signed) return { state: 'none' }
  try {
    if (decodeProtectedHeader(signed).kid !== id) return { state: 'foreign' }
    const { payload } = await compactVerify(signed, check, { algorithms: [ALGORITHM] })
    const says = certificateClaims.safeParse(JSON.parse(new TextDecoder().decode(payload)))
    return says.success ? { state: 'true', says: says.data } : { state: 'forged' }
  } catch {
    return { state: 'forged' }
  }
}
