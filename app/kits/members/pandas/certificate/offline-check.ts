/**
 * Checks a panda's file with nothing but what browsers and Node have: used in the page that is taken along and in the
 * program for the command line, word for word.
 */
const CORE = String.raw`
const text = new TextDecoder()
const fromBase64 = (words) => Uint8Array.from(atob(words.replace(/-/g, '+').replace(/_/g, '/')), (sign) => sign.charCodeAt(0))
const toHex = (bytes) => [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
const BEGIN = '<metadata id="panda-certificate">', END = '</metadata>', KEYWORD = 'frenly:panda'

function crcOf(bytes) {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}

function takeApart(file) {
  if (file[0] === 0x89 && text.decode(file.subarray(1, 4)) === 'PNG') {
    const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
    for (let at = 8; at + 12 <= file.length;) {
      const end = at + view.getUint32(at) + 12
      const data = file.subarray(at + 8, end - 4)
      if (text.decode(file.subarray(at + 4, at + 8)) === 'iTXt' && text.decode(data.subarray(0, KEYWORD.length + 1)) === KEYWORD + '\0') {
        const isWhole = data.subarray(KEYWORD.length + 1, KEYWORD.length + 5).every((byte) => byte === 0) && view.getUint32(end - 4) === crcOf(file.subarray(at + 4, end - 4))
        const drawing = new Uint8Array(file.length - (end - at))
        drawing.set(file.subarray(0, at))
        drawing.set(file.subarray(end), at)
        return { signed: isWhole ? text.decode(data.subarray(KEYWORD.length + 5)) : null, drawing }
      }
      at = end
    }
    return { signed: null, drawing: file }
  }
  const svg = text.decode(file)
  const from = svg.indexOf(BEGIN), to = from < 0 ? -1 : svg.indexOf(END, from)
  if (to < 0) return { signed: null, drawing: file }
  return { signed: svg.slice(from + BEGIN.length, to), drawing: new TextEncoder().encode(svg.slice(0, from) + svg.slice(to + END.length)) }
}

async function checkPanda(file, keySet) {
  const { signed, drawing } = takeApart(file)
  if (!signed) return { state: 'none' }
  try {
    const [head, body, signature] = signed.split('.')
    const { kid, alg } = JSON.parse(text.decode(fromBase64(head)))
    const jwk = keySet.keys.find((key) => key.kid === kid)
    if (!jwk) return { state: 'foreign' }
    const isCanonical = btoa(String.fromCharCode(...fromBase64(signature))).replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, '') === signature
    if (alg !== 'EdDSA' || !isCanonical) return { state: 'forged' }
    const key = await crypto.subtle.importKey('jwk', { kty: jwk.kty, crv: jwk.crv, x: jwk.x }, { name: 'Ed25519' }, false, ['verify'])
    const isRight = await crypto.subtle.verify({ name: 'Ed25519' }, key, fromBase64(signature), new TextEncoder().encode(head + '.' + body))
    if (!isRight) return { state: 'forged' }
    const says = JSON.parse(text.decode(fromBase64(body)))
    const drawn = toHex(await crypto.subtle.digest('SHA-256', drawing))
    return drawn === says.drawn ? { state: 'true', says } : { state: 'altered' }
  } catch {
    return { state: 'forged' }
  }
}
`

/** The program for the command line: `node check-panda.mjs FILE KEY.json`. It needs Node 20 or newer and no package. */
export const toOfflineProgram = (): string => `// node check-panda.mjs FILE.svg KEY.json
// Checks the certificate inside a panda's picture (SVG or PNG) without a network. Ends with 0 when it is true, else with 1.
import { readFileSync } from 'node:fs'
${CORE}
const [file, keyFile] = process.argv.slice(2)
if (!file || !keyFile) {
  console.error('Say which: node check-panda.mjs FILE KEY.json')
  process.exit(2)
}
const verdict = await checkPanda(new Uint8Array(readFileSync(file)), JSON.parse(readFileSync(keyFile, 'utf8')))
console.log(JSON.stringify(verdict))
process.exitCode = verdict.state === 'true' ? 0 : 1
`

/** The page that is kept on one's own disk, with the public key of this site inside. */
export const toOfflinePage = (keySet: object, origin: string): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Check a panda</title>
<style>body{font:17px/1.5 system-ui,sans-serif;max-width:38rem;margin:3rem auto;padding:0 1rem;color:#1c2420;background:#fbfcfa}
label{display:block;margin:1rem 0 .3rem;font-weight:600}output{display:block;margin-top:1.5rem;padding:1rem 1.2rem;border-radius:14px;background:#edf2ee;white-space:pre-line;overflow-wrap:anywhere}
@media(prefers-color-scheme:dark){body{color:#e8eee9;background:#171c19}output{background:#232b26}}</style>
<h1>Check a panda</h1>
<p>Choose the picture of a panda, SVG or PNG. It is looked at on this device and sent nowhere. The public key of
<b id="origin"></b> stands in this page; for a panda of another site choose its key too.</p>
<noscript><p>This page reads the file with a script of its own. Without scripts use the program check-panda.mjs.</p></noscript>
<label for="file">The picture</label><input id="file" type="file" accept=".svg,.png">
<label for="key">The key of another site (JSON), if it is not from here</label><input id="key" type="file" accept=".json">
<output id="said" role="status"></output>
<script type="module">
const ORIGIN = ${toScript(origin)}
const OWN = ${toScript(keySet)}
${CORE}
const words = {
  none: 'There is no certificate in this file.',
  foreign: 'Another site signed this. Choose its public key too.',
  forged: 'This is not what was signed: the certificate was changed, or is not one.',
  altered: 'The certificate is genuine, but the picture around it is not the one it was given for.',
}
const byId = (id) => document.getElementById(id)
byId('origin').textContent = ORIGIN
async function look() {
  const [file, key] = [byId('file').files[0], byId('key').files[0]]
  if (!file) return
  try {
    const keySet = key ? JSON.parse(await key.text()) : OWN
    const verdict = await checkPanda(new Uint8Array(await file.arrayBuffer()), keySet)
    const { says } = verdict
    byId('said').textContent = says
      ? 'True: signed by ' + says.iss + '\\n' + says.name + ', panda ' + says.number + '\\nGenome ' + says.genome + '\\n' +
        says.owners.map((owner) => owner.since.slice(0, 10) + '  ' + owner.how + ' ' + owner.name).join('\\n')
      : words[verdict.state]
  } catch {
    byId('said').textContent = 'This could not be read. An older browser may not know Ed25519; the program check-panda.mjs does.'
  }
}
byId('file').onchange = byId('key').onchange = look
</script></html>
`

/** A value for the inside of a script element. */
const toScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
