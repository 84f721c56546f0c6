import { PromptBench } from '#app/kits/pages/market/prompt-card/prompt-bench.tsx'
import { Panda } from '#app/ui/brand/panda.tsx'
import { Awning } from './awning.tsx'

/** The one stall that is open: the team's prompts on its counter, the panda on its roof. */
export function PromptStall() {
  return (
    <section aria-labelledby="prompt-stall" className="relative">
      <h2 id="prompt-stall" className="sr-only">
        Try a prompt
      </h2>
      <Panda pose="peek" live className="absolute right-[7%] z-1 bottom-[calc(100%-14px)] w-32 max-sm:w-26" />
      <div className="relative overflow-clip rounded-t-xl rounded-b-2xl bg-surface shadow-lg">
        <Awning className="h-12 max-sm:h-10" />
        <PromptBench />
      </div>
    </section>
  )
}
