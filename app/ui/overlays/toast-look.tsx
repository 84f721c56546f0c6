import { Panda, type PandaPose } from '../brand/panda.tsx'

export type ToastTone = 'plain' | 'danger'

export function toastFrame(tone: ToastTone): string {
  const edge = tone === 'danger' ? 'shadow-[var(--sh-lg),inset_0_0_0_1.5px_var(--danger-line)]' : 'shadow-lg'
  return `flex w-full max-w-[420px] items-center gap-3 rounded-xl bg-surface-raised py-2.5 pr-2 pl-2.5 ${edge}`
}

/** The small panda tile at the start of a toast. */
export function toastTile(tone: ToastTone, pose?: PandaPose) {
  return (
    <span
      className={`h-[50px] w-[54px] flex-none overflow-hidden rounded-[15px] ${tone === 'danger' ? 'bg-danger-soft' : 'bg-accent-soft'}`}
    >
      <Panda pose={pose ?? (tone === 'danger' ? 'worried' : 'idle')} className="-mx-1 mt-0.5 w-[62px]" />
    </span>
  )
}

export const toastWords = {
  title: (tone: ToastTone) => `font-strong ${tone === 'danger' ? 'text-danger-text' : ''}`,
  text: 'text-[0.8438rem] text-fg-muted',
}
