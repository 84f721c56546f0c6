import { createElement, lazy, Suspense, type ComponentType } from 'react'

/**
 * A part that only some visitors of a page see. A loader that awaits `prepare` has the server draw it in its place; the
 * browser fetches its code when it meets it, and what the server drew stands until then.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let prepared: ComponentType<Props> | null = null
  const Fetched = lazy(async () => ({ default: await load() }))
  function Later(props: Props) {
    return <Suspense fallback={null}>{createElement(prepared ?? Fetched, props)}</Suspense>
  }
  return Object.assign(Later, {
    async prepare(): Promise<void> {
      prepared = await load()
    },
  })
}
