import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'

/** What may be bent to see whether a server notices. */
export type Bend = {
  origin?: string
  rpId?: string
  challenge?: string
  type?: string
  isVerified?: boolean
  counter?: number
  userHandle?: string | null
  /** Breaks the signature. */
  isForged?: boolean
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const b64 = (data: Buffer | string) => Buffer.from(data).toString('base64url')

/** CBOR (RFC 8949) of the few things an attestation holds. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  const head = (major: number, n: number) =>
    n < 24
      ? Buffer.from([(major << 5) | n])
      : n < 256
        ? Buffer.from([(major << 5) | 24, n])
        : Buffer.from([(major << 5) | 25, n >> 8, n & 255])
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const pairs = [...value].flatMap(([key, one]) => [cbor(key), cbor(one as never)])
  return Buffer.concat([head(5, value.size), ...pairs])
}

const [PRESENT, VERIFIED, ATTESTED] = [0x01, 0x04, 0x40]

/** A passkey in software (ES256), as honest or as crooked as a test wants it. */
export function createSoftAuthenticator({ origin, rpId }: { origin: string; rpId: string }) {
  const id = randomBytes(16)
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  let counter = 0
  let userHandle: string | null = null

  const clientData = (type: string, challenge: string, bend: Bend) =>
    Buffer.from(
      JSON.stringify({
        type: bend.type ?? type,
        challenge: bend.challenge ?? challenge,
        origin: bend.origin ?? origin,
        crossOrigin: false,
      }),
    )
  const authData = (bend: Bend, attested: Buffer | null) => {
    counter = bend.counter ?? counter + 1
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    const flags = PRESENT | (bend.isVerified === false ? 0 : VERIFIED) | (attested ? ATTESTED : 0)
    return Buffer.concat([sha256(bend.rpId ?? rpId), Buffer.from([flags]), count, attested ?? Buffer.alloc(0)])
  }

  return {
    id: b64(id),
    create(options: { challenge: string; user: { id: string } }, bend: Bend = {}) {
      userHandle = options.user.id
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const attested = Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey)])
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData(bend, attested)],
      ])
      return {
        id: b64(id),
        rawId: b64(id),
        type: 'public-key' as const,
        response: {
          clientDataJSON: b64(clientData('webauthn.create', options.challenge, bend)),
          attestationObject: b64(cbor(attestation)),
          transports: ['internal'],
        },
      }
    },
    get(options: { challenge: string }, bend: Bend = {}) {
      const data = authData(bend, null)
      const client = clientData('webauthn.get', options.challenge, bend)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      if (bend.isForged) signature[signature.length - 1]! ^= 1
      return {
        id: b64(id),
        rawId: b64(id),
        type: 'public-key' as const,
        response: {
          clientDataJSON: b64(client),
          authenticatorData: b64(data),
          signature: b64(signature),
          userHandle: bend.userHandle === undefined ? userHandle : bend.userHandle,
        },
      }
    },
  }
}

/** The COSE form of a P-256 key (RFC 9053). */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  return cbor(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  )
}
