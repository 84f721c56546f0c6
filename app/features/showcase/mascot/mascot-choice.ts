import { to } from '#app/catalogue/to.ts'
import { pandaPoses, type PandaPose } from '#app/ui/brand/panda.tsx'
import { letsPandaMove, readBrandLook, type BrandLook } from '../logos/brand-looks.ts'

/** What stands on the stage: one pose in one look, and whether the visitor wants it to move. */
export type MascotChoice = { pose: PandaPose; look: BrandLook; wantsMotion: boolean }

export function readMascotChoice(query: URLSearchParams): MascotChoice {
  return {
    pose: pandaPoses.find((known) => known === query.get('pose')) ?? 'greeting',
    look: readBrandLook(query.get('brand')),
    wantsMotion: query.get('play') !== 'no',
  }
}

export function isPlaying({ look, wantsMotion }: MascotChoice): boolean {
  return wantsMotion && letsPandaMove(look.theme)
}

/** The address of the page with some of the choice changed. */
export function toMascotChoice(choice: MascotChoice, change: Partial<MascotChoice>): string {
  const { pose, look, wantsMotion } = { ...choice, ...change }
  return to('mascot-animations', null, { pose, brand: look.theme, play: wantsMotion ? null : 'no' })
}
