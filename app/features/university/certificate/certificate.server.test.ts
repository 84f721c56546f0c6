import { mkdtempSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exportJWK, generateKeyPair, importJWK, jwtVerify, SignJWT } from 'jose'
import { expect, test } from 'vitest'

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'frenly-certificate-'))
process.env.LOG_LEVEL = 'silent'
const { watchGlyphs } = await import('#tests/support/missing-glyphs.ts')
const { checkCertificate, drawCertificate, signCertificate, toCheckAddress } = await import('./certificate.server.ts')
const { checkSigned } = await import('./check-signed.ts')
const { readPublicKey } = await import('#app/kits/foundation/certificates/public-key.ts')
const { certificateKey } = await import('#app/kits/foundation/certificates/certificate-key.server.ts')

const says = {
  iss: 'https://frenly.test',
  sub: 'Zoë Ångström, Ελένη',
  track: 'fundamentals',
  title: 'Fundamentals',
  lessons: 12,
  questions: 40,
}

test('a certificate is true as it was signed: pasted over lines, in its address, and in the bytes of its PDF', async () => {
  const signed = await signCertificate(says)
  const pdf = await drawCertificate({ ...says, iat: 1_790_000_000 }, signed, 'Frenly')
  const brought = [
    signed,
    `My certificate:\n${signed.replace(/.{60}/g, '$&\n')}`,
    toCheckAddress(says.iss, signed),
    Buffer.from(pdf).toString('latin1'),
  ]
  for (const text of brought) expect(await checkCertificate(text)).toMatchObject({ state: 'true', says })
})

test('a changed word, a lent signature and another key are told from it', async () => {
  const signed = await signCertificate(says)
  const [head = '', body = '', signature = ''] = signed.split('.')
  const other = Buffer.from(body, 'base64url').toString().replace('Zoë', 'Eve')
  const forged = [head, Buffer.from(other).toString('base64url'), signature].join('.')
  expect(await checkCertificate(forged)).toEqual({ state: 'forged' })
  const none = Buffer.from(JSON.stringify({ alg: 'none', kid: (await certificateKey()).id })).toString('base64url')
  expect(await checkCertificate([none, body, signature].join('.'))).toEqual({ state: 'forged' })
  const { privateKey } = await generateKeyPair('EdDSA')
  const kid = (await certificateKey()).id
  const lent = await new SignJWT({ ...says, iat: 1 }).setProtectedHeader({ alg: 'EdDSA', kid }).sign(privateKey)
  expect(await checkCertificate(lent)).toEqual({ state: 'forged' })
  const foreign = await new SignJWT({ ...says }).setProtectedHeader({ alg: 'EdDSA', kid: 'x' }).sign(privateKey)
  expect(await checkCertificate(foreign)).toEqual({ state: 'foreign' })
  for (const text of ['', 'no certificate', 'eyJ.a.b', 'x'.repeat(20_000)])
    expect(await checkCertificate(text)).toEqual({ state: 'none' })
})

test('the public key checks it without this server, and the private half is in the file alone', async () => {
  const { publicJwk } = await certificateKey()
  expect(publicJwk).not.toHaveProperty('d')
  const signedElsewhere = await signCertificate(says)
  const key = await readPublicKey(JSON.stringify({ keys: [publicJwk] }))
  expect(await checkSigned(signedElsewhere, key)).toMatchObject({ state: 'true', says })
  await expect(readPublicKey('{}')).rejects.toThrow('no public key')
  const { payload } = await jwtVerify(await signCertificate(says), await importJWK(publicJwk, 'EdDSA'))
  expect(payload.sub).toBe(says.sub)
  const file = join(process.env.DATA_DIR!, 'certificate-key.json')
  expect(statSync(file).mode & 0o077).toBe(0)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toHaveProperty('d')
  expect(await exportJWK(await importJWK(publicJwk, 'EdDSA'))).not.toHaveProperty('d')
})

test('a name stands in fonts that have its letters, and what no font has is said', async () => {
  const missing = watchGlyphs()
  for (const sub of ['Łukasz Żółć', 'Nguyễn Văn Ạnh', 'Иван, Ελένη 7', '山田太郎'])
    await drawCertificate({ ...says, sub, iat: 1_790_000_000 }, 'signed', 'Frenly')
  expect(missing).toEqual([])
})
