import {
  createElement,
  lazy,
  Suspense,
  useDeferredValue,
  useMemo,
  type ComponentType,
  type FunctionComponent,
} from 'react'

/**
 * A part that only some visitors see. Once `prepare` has run the server draws it in its place; the browser fetches its code
 * when it meets it, and what the server drew stands until then, with what was typed into it.
 */
export function later<Props extends object>(load: () => Promise<FunctionComponent<Props>>) {
  let prepared: FunctionComponent<Props> | null = null
  const Fetched = lazy<ComponentType<object>>(async () => ({ default: (await load()) as ComponentType<object> }))
  function Later(props: Props) {
    // React throws away what the server drew when it changes before its code is there, but not for a deferred change.
    const shown = useDeferredValue(props)
    return useMemo(
      () => <Suspense fallback={null}>{prepared ? createElement(prepared, shown) : <Fetched {...shown} />}</Suspense>,
      [shown],
    )
  }
  return Object.assign(Later, {
    async prepare(): Promise<void> {
      prepared = await load()
    },
  })
}
