import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { embed } from '#app/providers/embedding/embedded.server.ts'
import { seats } from '../index.server.ts'
import type { HelpPassage } from './help.ts'
const HELP = new URL('../../../content/help/', import.meta.url)
const articles = readdirSync(HELP).map((file): HelpPassage => {
  const [, head = '', text = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(new URL(file, HELP), 'utf8')) ?? []
  const field = (name: string) => new RegExp(`^${name}: (.+)$`, 'm').exec(head)?.[1] ?? ''
  const slug = file.replace('.md', '')
  return { title: field('title'), slug, summary: field('summary'), tags: field('tags').replace(/[[\],]/g, ' '), text, score: 0, url: `/support?article=${slug}` }
})
const seat = seats({ dataDir: '/tmp/x', searchHelp: async () => articles, embed, now: () => new Date('2026-11-21T12:00:00Z') }).find(({ id }) => id === 'help')!
test('more', async () => {
  const n: Record<string, number> = {}
  for (const line of readFileSync(process.env.ROWS ?? '/tmp/more.txt', 'utf8').trim().split('\n')) {
    const [q = '', slugs] = line.split(' | ')
    const a = await seat.answer(q)
    const slug = a.state === 'answered' ? a.sources[0]!.url!.split('=')[1]! : null
    const v = !slugs ? (slug ? 'FALSE' : 'declined') : !slug ? 'SILENT' : slugs.split(' ').includes(slug) ? 'right' : 'WRONG'
    n[v] = (n[v] ?? 0) + 1
    console.log(`@@ ${v} | ${q} | ${slug} | ${a.state === 'answered' ? a.text.replace(/\n/g, ' // ') : a.why}`)
  }
  console.log('@@', JSON.stringify(n))
  expect(1).toBe(1)
})
