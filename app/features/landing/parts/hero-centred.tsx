import { Panda } from '#app/ui/brand/panda.tsx'
import { Composer } from './composer.tsx'
import { Grove } from './grove.tsx'
import { Tries } from './tries.tsx'

/** One question in the middle of the page, and the panda looking over the edge of the box. */
export function HeroCentred() {
  return (
    <section className="relative overflow-clip px-gutter pt-[clamp(30px,8vw,110px)] pb-12">
      <Grove />
      <div
        className={
          'relative mx-auto grid w-[min(100%,720px)] grid-cols-[minmax(0,1fr)] justify-items-center ' + 'text-center'
        }
      >
        <h1 className="heading-hero max-w-[14em] text-balance">What would you like to be sure of?</h1>
        <p className="lead mt-4.5 max-w-[30em]">
          Several models and sources answer. You see which claims they share, and which they do not.
        </p>
        <Panda pose="peek" live className="relative z-2 mt-7 -mb-4.25 w-39.5" />
        <div className="w-full text-left">
          <Composer rows={3} placeholder="Ask it your way" />
          <Tries centred />
        </div>
      </div>
    </section>
  )
}
