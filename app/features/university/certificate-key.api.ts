import { certificateKey } from '#app/kits/foundation/certificates/certificate-key.server.ts'

/** The public key of certificates, as a key set (RFC 7517). */
export async function loader() {
  const { publicJwk } = await certificateKey()
  return Response.json({ keys: [publicJwk] }, { headers: { 'Cache-Control': 'public, max-age=3600' } })
}
