import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { brandIds, type BrandId } from '#app/brands/brand.ts'
import { brands } from '#app/brands/brands.ts'
import {
  grounds,
  logoKindIds,
  logoKinds,
  toBrandFile,
  toPoseFile,
  type Ground,
  type LogoKind,
} from '#app/features/showcase/logos/brand-files.ts'
import { HeadMark } from '#app/ui/brand/head-mark.tsx'
import { Wordmark } from '#app/ui/brand/lockup.tsx'
import { pandaPoses, type PandaPose } from '#app/ui/brand/panda.tsx'
import { ensureChromium } from './dependencies.js'

/**
 * The logo files of `public/brand/`, from the drawings of app/ui and the colours of tokens.css: `npx tsx
 * scripts/make-brand-files.ts`. Names that are not drawn are outlines of Onest 680 in brand-words.json (100 units to the
 * em, made once with fontTools), so that a file needs no font.
 */
type Drawing = { viewBox: readonly [x: number, y: number, width: number, height: number]; shapes: string }
type Words = Record<string, { width: number; path: string }>

const COLOURS = [
  '--pd-ink',
  '--pd-fur',
  '--pd-leaf',
  '--pd-leaf2',
  '--pd-word',
  '--accent-300',
  '--accent-200',
] as const
type Colour = (typeof COLOURS)[number]
const BLUSH = '#f5a9a6'

const words = JSON.parse(readFileSync(new URL('brand-words.json', import.meta.url), 'utf8')) as Words
const tokens = readFileSync(new URL('../app/ui/tokens.css', import.meta.url), 'utf8')

rmSync('public/brand', { recursive: true, force: true })
mkdirSync('public/brand', { recursive: true })
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] })
const page = await browser.newPage()
for (const brand of brandIds) {
  for (const kind of logoKindIds) {
    for (const ground of logoKinds[kind].grounds ? grounds : (['light'] as const))
      await writeLogo(page, brand, kind, ground)
  }
}
await browser.close()
for (const pose of pandaPoses) writePose(pose)

async function writeLogo(page: Page, brand: BrandId, kind: LogoKind, ground: Ground): Promise<void> {
  const drawing = draw(kind, brands[brand].name)
  const colours = await resolveColours(page, brands[brand].theme, ground)
  const [x, y, width, height] = drawing.viewBox
  const shapes = drawing.shapes
    .replaceAll(/var\(--pd-blush[^)]*\)/g, BLUSH)
    .replaceAll(/var\((--[\w-]+)\)/g, (_, name: Colour) => colours[name])
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" role="img">` +
    `<title>${brands[brand].name}</title>${shapes}</svg>\n`
  writeFileSync(`public${toBrandFile(brand, kind, ground)}`, svg)
  for (const widthPx of logoKinds[kind].widthsPx) {
    const size = { width: widthPx, height: Math.round((widthPx * height) / width) }
    await page.setViewportSize(size)
    await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`)
    await page.screenshot({ path: `public${toBrandFile(brand, kind, ground, widthPx)}`, omitBackground: true })
  }
}

/** A pose on its own: the colours of the main brand written out, because other programs do not read custom properties. */
function writePose(pose: PandaPose): void {
  const drawing = readFileSync(`public/art/panda-${pose}.svg`, 'utf8')
  writeFileSync(`public${toPoseFile(pose)}`, drawing.replaceAll(/var\(--[\w-]+, (#\w+)\)/g, '$1'))
}

function draw(kind: LogoKind, name: string): Drawing {
  if (kind === 'head') return { viewBox: [0, 0, 32, 32], shapes: shapesOf(HeadMark, { size: 32 }) }
  if (kind === 'favicon') {
    const head = `<g transform="translate(.4 .55) scale(.95)">${shapesOf(HeadMark, { size: 16 })}</g>`
    return {
      viewBox: [0, 0, 16, 16],
      shapes: `<rect width="16" height="16" rx="4.5" fill="var(--accent-300)"/>${head}`,
    }
  }
  if (kind === 'app-icon') {
    const ground =
      '<rect width="512" height="512" fill="var(--accent-300)"/><circle cx="256" cy="300" r="210" fill="var(--accent-200)"/>'
    const head = `<g transform="translate(48 62) scale(13)">${shapesOf(HeadMark, { size: 32 })}</g>`
    return { viewBox: [0, 0, 512, 512], shapes: ground + head }
  }
  const isLockup = kind === 'lockup'
  const word = words[name]
  const head = isLockup ? `<g transform="translate(2 6) scale(4)">${shapesOf(HeadMark, { size: 32 })}</g>` : ''
  if (!word) {
    const shapes = shapesOf(Wordmark, {})
    return isLockup
      ? { viewBox: [0, 0, 452, 140], shapes: `${head}<g transform="translate(136 2)">${shapes}</g>` }
      : { viewBox: [6, 16, 306, 120], shapes }
  }
  const type = (x: number, y: number, size: number) =>
    `<path fill="var(--pd-word)" transform="translate(${x} ${y}) scale(${size / 100})" d="${word.path}"/>`
  return isLockup
    ? { viewBox: [0, 0, Math.ceil(158 + word.width * 0.76 + 6), 140], shapes: head + type(158, 95, 76) }
    : { viewBox: [0, 0, Math.ceil(word.width + 8), 112], shapes: type(4, 80, 100) }
}

/** What a drawing of app/ui holds inside its `svg` element. */
function shapesOf<Props extends object>(drawing: (props: Props) => React.ReactNode, props: Props): string {
  return renderToStaticMarkup(createElement(drawing, props)).replace(/^<svg[^>]*>|<\/svg>$/g, '')
}

async function resolveColours(page: Page, theme: string, ground: Ground): Promise<Record<Colour, string>> {
  await page.setContent(`<style>${tokens}</style><canvas></canvas><i data-brand="${theme}" data-theme="${ground}"></i>`)
  const entries = await page.evaluate((names) => {
    const probe = document.querySelector('i')!
    const pen = document.querySelector('canvas')!.getContext('2d')!
    return names.map((name): [string, string] => {
      probe.style.color = `var(${name})`
      pen.fillStyle = getComputedStyle(probe).color
      pen.fillRect(0, 0, 1, 1)
      const [...rgb] = pen.getImageData(0, 0, 1, 1).data.slice(0, 3)
      return [name, `#${rgb.map((part) => part.toString(16).padStart(2, '0')).join('')}`]
    })
  }, COLOURS)
  return Object.fromEntries(entries) as Record<Colour, string>
}
