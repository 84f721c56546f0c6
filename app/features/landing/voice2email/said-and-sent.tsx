import { Icon } from '#app/ui/icon.tsx'
import { Panda } from '#app/ui/panda.tsx'
import { Waveform } from './waveform.tsx'

/** What was said and what became of it, one over the other, labelled as an example. */
export function SaidAndSent() {
  return (
    <figure className="relative pt-30 max-sm:pt-24">
      <Panda pose="headphones" live className="absolute top-0 right-8 w-38 max-sm:w-30" />
      <div className="rounded-sheet relative bg-sunken px-7 pt-6 pb-20 max-sm:px-5">
        <p className="flex items-center gap-2 text-sm font-medium text-fg-muted">
          <Icon name="mic" size={18} className="text-accent-text" />
          Said, 0:41
        </p>
        <Waveform bars={56} spoken={38} className="mt-3 h-11" />
        <p className="mt-4 text-base text-fg-muted">
          <Filler>So, um,</Filler> tell Ana the boxes came, <Filler>well, I mean,</Filler> nine of the twelve,{' '}
          <Filler>you know,</Filler> and the other three are late, can she ask them for Friday, <Filler>oh and</Filler>{' '}
          thank her for the tea.
        </p>
      </div>
      <div className="rounded-sheet relative -mt-14 ml-auto w-[92%] bg-surface px-7 py-6 shadow-lg max-sm:px-5">
        <p className="flex items-center gap-2 text-sm font-medium text-fg-muted">
          <Icon name="mail" size={18} className="text-accent-text" />
          Ready to send
        </p>
        <p className="heading-small mt-3">Nine boxes arrived, three are late</p>
        <p className="mt-2 text-base">
          Hi Ana, nine of the twelve boxes are here. Could you ask for the other three by Friday? And thank you for the
          tea.
        </p>
      </div>
      <figcaption className="mt-3 text-right text-xs text-fg-subtle">An example, written by hand.</figcaption>
    </figure>
  )
}

function Filler({ children }: { children: string }) {
  return <del className="text-fg-subtle decoration-accent decoration-2">{children}</del>
}
