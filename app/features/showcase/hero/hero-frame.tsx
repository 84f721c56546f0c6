import { getHeroWords } from './hero-words.ts'
import type { HeroChoice } from './hero-choice.ts'
import { HeroCentred, HeroEditorial, HeroLeaning, HeroPicker, HeroSplit } from './hero-forms.tsx'

const forms = {
  leaning: HeroLeaning,
  split: HeroSplit,
  centred: HeroCentred,
  editorial: HeroEditorial,
  picker: HeroPicker,
} as const satisfies Record<HeroChoice['layout']['id'], unknown>

/** The chosen layout in a window of the chosen width: it folds by the width of that window, not of the screen. */
export function HeroFrame({ choice }: { choice: HeroChoice }) {
  const { layout, look, width, scheme } = choice
  const Form = forms[layout.id]
  return (
    <section
      aria-label={`${layout.name}, ${look.name}`}
      data-brand={look.theme}
      data-theme={scheme === 'yours' ? undefined : scheme}
      className="rounded-sheet @container mx-auto w-full overflow-clip bg-bg text-fg shadow-lg"
      style={{ maxWidth: width.px ?? undefined }}
    >
      <p aria-hidden="true" className="flex items-center gap-1.5 border-b border-line bg-surface px-4 py-2.5">
        {[0, 1, 2].map((dot) => (
          <span key={dot} className="size-2 rounded-full bg-line-strong" />
        ))}
        <span className="ms-2 text-xs text-fg-subtle tabular-nums">
          {width.px ? `${width.px} px` : 'As wide as it gets'}
        </span>
      </p>
      <div className="px-[clamp(1rem,5cqi,3.5rem)] py-[clamp(1.5rem,5cqi,3.5rem)]">
        <Form words={getHeroWords(choice)} theme={look.theme} />
      </div>
    </section>
  )
}
