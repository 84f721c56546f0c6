import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { deflate } from 'node:zlib'

const deflated = promisify(deflate)

/** One commit: all files there are then, by path without folders; the first line of the message is its subject. */
export type BundleCommit = { files: Readonly<Record<string, string>>; message: string; at: Date }
type Kind = 'commit' | 'tree' | 'blob'

/** The numbers that git's pack format gives the kinds of objects. */
const NUMBERS = { commit: 1, tree: 2, blob: 3 } as const
const BRANCH = 'refs/heads/main'

/**
 * A git bundle (version 2) with one branch `main`: `git clone FILE` makes a repository of it, commit by commit. `author` as
 * git writes it, "Name <address>". Formats: gitformat-bundle(5) and gitformat-pack(5), objects whole and each once.
 */
export async function writeGitBundle(commits: AsyncIterable<BundleCommit>, author: string): Promise<Buffer> {
  const objects = new Map<string, Buffer>()
  const keep = async (kind: Kind, body: Buffer): Promise<string> => {
    const id = createHash('sha1').update(`${kind} ${body.length}\0`).update(body).digest('hex')
    if (!objects.has(id)) objects.set(id, Buffer.concat([toHeader(kind, body.length), await deflated(body)]))
    return id
  }
  let last: string | null = null
  for await (const { files, message, at } of commits) {
    const entries: { name: string; id: string }[] = []
    for (const [name, text] of Object.entries(files)) entries.push({ name, id: await keep('blob', Buffer.from(text)) })
    const tree = await keep('tree', toTree(entries))
    const signed = `${author} ${Math.floor(at.getTime() / 1_000)} +0000`
    const lines = [`tree ${tree}`, ...(last ? [`parent ${last}`] : []), `author ${signed}`, `committer ${signed}`]
    last = await keep('commit', Buffer.from(`${lines.join('\n')}\n\n${message.trim()}\n`))
  }
  if (!last) throw new RangeError('A bundle needs a commit.')
  const pack = Buffer.concat([toPackHead(objects.size), ...objects.values()])
  const sum = createHash('sha1').update(pack).digest()
  return Buffer.concat([Buffer.from(`# v2 git bundle\n${last} ${BRANCH}\n${last} HEAD\n\n`), pack, sum])
}

/** Names in the order of their bytes, as git wants them. */
function toTree(entries: { name: string; id: string }[]): Buffer {
  const sorted = entries.toSorted((a, b) => Buffer.compare(Buffer.from(a.name), Buffer.from(b.name)))
  return Buffer.concat(sorted.flatMap(({ name, id }) => [Buffer.from(`100644 ${name}\0`), Buffer.from(id, 'hex')]))
}

function toPackHead(count: number): Buffer {
  const head = Buffer.alloc(12)
  head.write('PACK', 0, 'latin1')
  head.writeUInt32BE(2, 4)
  head.writeUInt32BE(count, 8)
  return head
}

/** Kind and size of an object: four bits of the size in the first byte, seven in each that follows. */
function toHeader(kind: Kind, size: number): Buffer {
  const bytes: number[] = []
  let byte = (NUMBERS[kind] << 4) | (size & 0x0f)
  for (let rest = Math.floor(size / 16); ; rest = Math.floor(rest / 128)) {
    bytes.push(rest > 0 ? byte | 0x80 : byte)
    if (rest === 0) return Buffer.from(bytes)
    byte = rest & 0x7f
  }
}
