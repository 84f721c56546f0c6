import { Icon } from '#app/ui/brand/icon.tsx'
import { ChangeList } from './change-list.tsx'
import type { LetterView } from './letter-view.ts'
import { SaidMarked } from '../talking/said-marked.tsx'

/** What was said, beside the letter: struck words, and a reason for every change. */
export function WhatBecame({ view, isOpen = false }: { view: LetterView; isOpen?: boolean }) {
  const { said, letter } = view
  return (
    <div className="border-t border-line pt-4">
      <p className="flex items-center gap-2 text-sm font-medium text-fg-muted">
        <Icon name="mic" size={18} className="text-accent-text" />
        What was said
      </p>
      <div className="mt-2">
        <SaidMarked said={said} changes={letter.changes} />
      </div>
      <details open={isOpen} className="mt-3">
        <summary className="flex min-h-11 items-center text-sm font-medium text-accent-text lg:min-h-9">
          Every change and its reason ({letter.changes.length})
        </summary>
        <ChangeList changes={letter.changes} />
      </details>
    </div>
  )
}
