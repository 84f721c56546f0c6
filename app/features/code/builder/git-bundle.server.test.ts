import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeGitBundle, type BundleCommit } from './git-bundle.server.ts'

const AUTHOR = 'Frenly builder <builder@frenly.test>'
let folder = ''
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'frenly-bundle-'))))
afterAll(() => rmSync(folder, { recursive: true }))

const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' })
async function* each(commits: BundleCommit[]) {
  yield* commits
}
const at = new Date('2026-11-30T08:00:00Z')

test('git itself takes the bundle: every commit with its files, in order, and no fault in any object', async () => {
  let n = 0
  const files = fc.dictionary(
    fc.constantFrom('index.html', 'style.css', 'a.js', 'a-b.js', 'ä ö.md'),
    fc.string({ maxLength: 3_000, unit: 'binary' }),
    {
      minKeys: 1,
    },
  )
  const run = fc.asyncProperty(fc.array(files, { minLength: 1, maxLength: 5 }), async (versions) => {
    const name = `r${n++}`
    const commits = versions.map((each, v) => ({
      files: each,
      message: `Version ${v + 1}\n\nWhat changed`,
      at: new Date(at.getTime() + v * 60_000),
    }))
    writeFileSync(join(folder, `${name}.bundle`), await writeGitBundle(each(commits), AUTHOR))
    git('clone', '--quiet', `${name}.bundle`, name)
    git('-C', name, 'fsck', '--strict')
    expect(git('-C', name, 'log', '--format=%s|%an|%at', '--reverse').trim().split('\n')).toEqual(
      commits.map(({ at: when }, v) => `Version ${v + 1}|Frenly builder|${when.getTime() / 1_000}`),
    )
    const last = versions.at(-1)!
    expect(git('-C', name, '-c', 'core.quotePath=false', 'ls-files').trim().split('\n').toSorted()).toEqual(
      Object.keys(last).toSorted(),
    )
    for (const [file, text] of Object.entries(last))
      expect(readFileSync(join(folder, name, file))).toEqual(Buffer.from(text))
  })
  await fc.assert(run, { numRuns: 12, seed: 39 })
})

test('one file of many kilobytes, and none at all', async () => {
  const big = 'word '.repeat(200_000)
  writeFileSync(
    join(folder, 'big.bundle'),
    await writeGitBundle(each([{ files: { 'a.txt': big }, message: 'Big', at }]), AUTHOR),
  )
  git('clone', '--quiet', 'big.bundle', 'big')
  expect(readFileSync(join(folder, 'big', 'a.txt'), 'utf8')).toBe(big)
  await expect(writeGitBundle(each([]), AUTHOR)).rejects.toThrow(RangeError)
})
