import { toTable } from '#app/platform/table.ts'

/** One direction Apertium can translate in: its own name, and the languages as BCP 47 codes. */
export type Mode = { mode: string; from: string; to: string }

/** Apertium's own codes, as they stand in the names of its modes. */
const codes: Record<string, readonly string[]> = toTable({
  eng: ['en'],
  spa: ['es'],
  cat: ['ca'],
  fra: ['fr'],
  ita: ['it'],
  isl: ['is'],
  swe: ['sv'],
  dan: ['da'],
  nob: ['nb', 'no'],
  nno: ['nn'],
  por: ['pt'],
  oci: ['oc'],
  mkd: ['mk'],
  bul: ['bg'],
  slv: ['sl'],
  srd: ['sc'],
  arg: ['an'],
  rus: ['ru'],
  ukr: ['uk'],
  bel: ['be'],
  afr: ['af'],
  nld: ['nl'],
  hbs: ['hr', 'bs', 'sr'],
  ind: ['id'],
  zlm: ['ms'],
  urd: ['ur'],
  hin: ['hi'],
})

/**
 * The modes of Debian's pairs that translate plain text, by Apertium's names; those for other spellings of the same
 * target come after the plain one. A name that is not here is never run.
 */
const known = [
  'eng-spa spa-eng spa-eng_US eng-cat cat-eng cat-eng_US spa-cat cat-spa fra-cat cat-fra cat-ita ita-cat spa-ita ita-spa',
  'eng-cat_valencia spa-cat_valencia en-eo eo-en fr-es es-fr es-pt es-pt_BR pt-es en-gl gl-en es-gl gl-es pt-gl gl-pt',
  'isl-eng is-en isl-swe is-sv mkd-eng mk-en mkd-bul bul-mkd mk-bg bg-mk eu-en eu-es hbs-eng eng-hbs hbs-slv slv-hbs',
  'hbs-mkd mkd-hbs ro-es es-ro ca-eo es-eo fr-eo oc-ca ca-oc oc-es es-oc oci-fra fra-oci por-cat cat-por pt-ca ca-pt',
  'spa-arg arg-spa arg-cat cat-arg spa-ast es-ast cat-srd srd-ita nno-nob nob-nno swe-dan dan-swe swe-nob nob-swe',
  'swe-nno nno-swe dan-nob nob-dan dan-nno nno-dan afr-nld nld-afr af-nl nl-af br-fr rus-ukr ukr-rus bel-rus rus-bel',
  'ind-zlm zlm-ind id-ms ms-id urd-hin hin-urd',
].flatMap((line) => line.split(' '))

const regions: Record<string, string> = toTable({ US: 'US', BR: 'BR', valencia: 'valencia' })

/** Every direction that this product knows how to ask for. */
export const modes: readonly Mode[] = known.flatMap((mode) => {
  const [plain = '', region] = mode.split('_')
  const [from = '', to = ''] = plain.split('-')
  const ends = (codes[to] ?? [to]).map((code) => (region ? `${code}-${regions[region]}` : code))
  return (codes[from] ?? [from]).flatMap((start) => ends.map((end) => ({ mode, from: start, to: end })))
})

/** How to get from one language to another: one step, or two over a language in between. */
export type Route = { steps: readonly Mode[]; via: string | null }

/** Between which languages to go when there is no direct way, best first. */
const PIVOTS = ['es', 'ca', 'en']

/** The way from one language to another with the modes at hand, or null. `pt-BR` is `pt` where there is nothing closer. */
export function findRoute(from: string, to: string, available: readonly Mode[]): Route | null {
  const direct = findMode(from, to, available)
  if (direct) return { steps: [direct], via: null }
  for (const pivot of PIVOTS) {
    const [first, second] = [findMode(from, pivot, available), findMode(pivot, to, available)]
    if (first && second) return { steps: [first, second], via: pivot }
  }
  return null
}

function findMode(from: string, to: string, available: readonly Mode[]): Mode | undefined {
  for (const [start, end] of [
    [from, to],
    [languageOf(from), to],
    [from, languageOf(to)],
    [languageOf(from), languageOf(to)],
  ]) {
    const mode = available.find((one) => isSame(one.from, start) && isSame(one.to, end))
    if (mode) return mode
  }
}

const isSame = (a: string, b: string | undefined) => a.toLowerCase() === b?.toLowerCase()

/** `pt-BR` is `pt`. */
export const languageOf = (code: string) => code.toLowerCase().split(/[-_]/)[0] ?? ''

/** The languages that can be reached from one, over another or not, in alphabetical order of their codes. */
export function listTargets(from: string, available: readonly Mode[]): string[] {
  const ends = new Set(available.map(({ to }) => languageOf(to)))
  return [...ends].filter((to) => to !== languageOf(from) && findRoute(from, to, available)).sort()
}
