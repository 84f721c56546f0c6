import { clock } from '#app/platform/clock.ts'
import type { Person } from '../person.ts'
import type { PersonalTable } from '../personal-table.ts'
import type { ZipEntry } from '../zip.server.ts'
import { toIndexPage, toPageName, toRowsPage, type SiteKind } from './site-pages.ts'
import { SITE_STYLE } from './site-style.ts'

const ROWS_A_PAGE = 50
const encoder = new TextEncoder()
const entry = (name: string, text: string): ZipEntry => ({ name, chunks: single(encoder.encode(text)) })

async function* single(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

/** A person's life here as pages that a browser opens from the unpacked folder, without a server and without a script. */
export async function* toSite(
  person: Person,
  tables: readonly PersonalTable[],
  siteName: string,
): AsyncGenerator<ZipEntry> {
  yield entry('pages/style.css', SITE_STYLE)
  const kinds: SiteKind[] = []
  for (const { file, read } of tables) {
    if (!file || !read) continue
    const base = file.name.replace(/\.json$/, '')
    let count = 0
    for await (const { rows, n, hasMore } of inPages(read(person))) {
      const page = toRowsPage({ about: file.about, base, n, first: count + 1, rows, hasMore })
      yield entry(`pages/${toPageName(base, n)}`, page)
      count += rows.length
    }
    kinds.push({ about: file.about, count, page: count > 0 ? `pages/${toPageName(base, 1)}` : null })
  }
  const lead = `Packed on ${clock.now().toUTCString()}. The same is in the JSON files beside this page, for programs; your files lie in the folder files.`
  yield entry('index.html', toIndexPage({ title: `Your data from ${siteName}`, lead, kinds }))
}

async function* inPages(rows: AsyncIterable<object>): AsyncGenerator<{ rows: object[]; n: number; hasMore: boolean }> {
  let [page, n]: [object[], number] = [[], 0]
  for await (const row of rows) {
    if (page.length === ROWS_A_PAGE) {
      yield { rows: page, n: (n += 1), hasMore: true }
      page = []
    }
    page.push(row)
  }
  if (page.length > 0) yield { rows: page, n: n + 1, hasMore: false }
}
