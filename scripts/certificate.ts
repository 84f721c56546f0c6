import { readFileSync } from 'node:fs'
import { checkSigned } from '../app/features/university/certificate/check-signed.ts'
import { readPublicKey } from '../app/kits/foundation/certificates/public-key.ts'

/**
 * Checks a certificate of the university without a network: `npm run -s certificate -- FILE.pdf KEY.json`, with the public
 * key as the server gives it. Prints what was signed as JSON and ends with 0; with 1 when it is not what the key signed.
 */
const [file, keyFile] = process.argv.slice(2)
if (!file || !keyFile) {
  process.stderr.write('Say which: npm run -s certificate -- FILE.pdf KEY.json\n')
  process.exit(2)
}
const verdict = await checkSigned(readFileSync(file, 'latin1'), await readPublicKey(readFileSync(keyFile, 'utf8')))
process.stdout.write(`${JSON.stringify(verdict)}\n`)
process.exitCode = verdict.state === 'true' ? 0 : 1
