import { Panda } from '#app/ui/brand/panda.tsx'
import { Composer } from './composer.tsx'
import { Grove } from './grove.tsx'
import { Tries } from './tries.tsx'

/** The panda leans on the question box: the home page as most people meet it. */
export function HeroDefault() {
  return (
    <section className="relative overflow-clip px-gutter pt-[clamp(26px,7vw,92px)] pb-10">
      <Grove />
      <div
        className={
          'relative mx-auto grid w-[min(100%,900px)] grid-cols-[1fr_148px] ' +
          'sm:grid-cols-[1fr_clamp(148px,24vw,236px)]'
        }
      >
        <div className="max-sm:col-span-2 sm:pb-8.5">
          <h1 className="heading-hero max-sm:text-[2.0625rem]">
            Ask once.
            <br />
            Hear every model out.
          </h1>
          <p className="lead mt-3 max-w-[33em] sm:mt-4.5">
            Frenly puts your question to several models and sources at the same time, lines up what they agree on, and
            keeps the disagreements in plain sight.
          </p>
        </div>
        <Panda
          pose="peek"
          live
          className="relative z-2 col-start-2 -mt-1.5 mr-1 -mb-3 w-full self-end sm:mt-0 sm:mr-1.5 sm:-mb-4.5"
        />
        <div className="col-span-2">
          <Composer />
          <Tries />
        </div>
      </div>
    </section>
  )
}
