import { to } from '#app/catalogue/to.ts'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import { Panda } from '#app/ui/brand/panda.tsx'

const EXAMPLES = [
  { prompt: 'A panda riding a bicycle through a bamboo grove at sunset', style: '' },
  { prompt: 'Three penguins on the ice under an aurora', style: '' },
  { prompt: 'A lighthouse by the sea at dusk', style: 'poster' },
  { prompt: 'Two cats sleeping on a sofa', style: 'watercolour' },
  { prompt: 'A fox in the forest', style: 'woodcut' },
  { prompt: 'A red sailboat on a lake with mountains behind', style: 'paper-cut' },
  { prompt: 'Poster “Summer fair” “Saturday, 2 pm” with hot air balloons over a meadow', style: '' },
  { prompt: 'Seamless pattern of cats and fish', style: '' },
  { prompt: 'Bar chart of fruit sold: apples 12, pears 7, plums 20, figs 3', style: '' },
] as const

/** Wishes to try: each is drawn at once, by the built-in engine. */
export function Examples() {
  return (
    <section aria-labelledby="examples">
      <div className="flex items-end justify-between gap-4">
        <div>
          <h2 id="examples" className="heading-section">
            Say what you see, or try one of these
          </h2>
          <p className="mt-1 max-w-[60ch] text-fg-muted">
            The built-in illustrator draws by rules, in seconds and for nothing, and says what it understood: scenes,
            posters and cards with your words, patterns that tile, logos, icons, charts, diagrams and QR codes. A
            connected company’s engine draws what it cannot.
          </p>
        </div>
        <Panda pose="paint" className="w-20 max-sm:hidden" />
      </div>
      <ul className="mt-5 grid grid-cols-2 gap-3.5 lg:grid-cols-3">
        {EXAMPLES.map(({ prompt, style }, n) => (
          <li key={prompt} className="grid">
            <KeyedForm name={`example-${n}`} action={to('image-studio')} className="grid">
              <input type="hidden" name="do" value="draw" />
              <input type="hidden" name="style" value={style} />
              <button type="submit" name="prompt" value={prompt} className="picture-example">
                <img src={`/art/styles/example-${n + 1}.webp`} alt="" width={320} height={320} />
                <span>{prompt}</span>
              </button>
            </KeyedForm>
          </li>
        ))}
      </ul>
    </section>
  )
}
