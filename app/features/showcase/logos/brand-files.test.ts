import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { brandIds } from '#app/brands/brand.ts'
import { brands } from '#app/brands/brands.ts'
import { pandaPoses } from '#app/ui/brand/panda.tsx'
import { listBrandFiles, toBrandFile, toPoseFile } from './brand-files.ts'

const files = [...listBrandFiles(), ...pandaPoses.map(toPoseFile)]

test('every file the pages offer is there; after a new brand run scripts/make-brand-files.ts', () => {
  expect(files.filter((file) => !existsSync(`public${file}`))).toEqual([])
})

test('a file stands on its own: plain colours, no font, the name of its brand', () => {
  for (const file of files.filter((name) => name.endsWith('.svg'))) {
    const drawing = readFileSync(`public${file}`, 'utf8')
    expect(drawing, file).not.toMatch(/var\(|<text|<script|href=/)
  }
  for (const brand of brandIds) {
    const lockup = readFileSync(`public${toBrandFile(brand, 'lockup', 'light')}`, 'utf8')
    expect(lockup).toContain(`<title>${brands[brand].name}</title>`)
  }
})
