import { Panda } from '#app/ui/panda.tsx'

/** A draft with its corrections still in it, labelled as an example. */
export function MarkedLetter() {
  return (
    <figure>
      <div className="rounded-sheet relative overflow-clip bg-surface px-[clamp(20px,4vw,52px)] pt-9 pb-38 shadow-lg">
        <p className="border-b border-line pb-3.5 text-sm text-fg-muted">
          To <b className="font-medium text-fg">the whole street</b>
        </p>
        <p className="border-b border-line py-3.5 text-sm text-fg-muted">
          Subject{' '}
          <b className="font-medium text-fg">
            <Cut>Noise!!</Cut> <Put>Building work next week, and a number to call</Put>
          </b>
        </p>
        <div className="grid gap-4 pt-6 text-lg leading-[1.7]">
          <p>Dear neighbours,</p>
          <p>
            <Cut>As some of you have already complained,</Cut> <Put>From Monday to Thursday</Put> we are having the
            stairs
            <Cut> finally</Cut> repaired. <Cut>It will be loud and there is nothing we can do about it.</Cut>{' '}
            <Put>It will be loud between nine and four.</Put>
          </p>
          <p>
            <Cut>Please refrain from</Cut> <Put>If a nap or an exam is in the way, ring us before</Put> ringing the
            builders. <Put>We can move the worst hour.</Put>
          </p>
        </div>
        <Panda pose="envelope" live className="absolute right-8 -bottom-5 w-40 max-sm:right-4 max-sm:w-32" />
      </div>
      <figcaption className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-xs text-fg-subtle">
        <span>An example, written by hand.</span>
        <span>
          <Cut>taken out</Cut>
        </span>
        <span>
          <Put>put in</Put>
        </span>
      </figcaption>
    </figure>
  )
}

const Cut = ({ children }: { children: string }) => (
  <del className="text-fg-subtle decoration-danger decoration-[1.5px]">{children}</del>
)

const Put = ({ children }: { children: string }) => (
  <ins className="rounded-[4px] bg-accent-soft px-0.75 text-accent-soft-fg no-underline [box-decoration-break:clone]">
    {children}
  </ins>
)
