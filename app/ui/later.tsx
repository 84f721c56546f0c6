import { createElement, lazy, Suspense, type ComponentType, type FunctionComponent } from 'react'

/**
 * A part that only some visitors see. Once `prepare` has run the server draws it in its place; the browser fetches its code
 * when it meets it, and what the server drew stands until then.
 */
export function later<Props extends object>(load: () => Promise<FunctionComponent<Props>>) {
  let prepared: FunctionComponent<Props> | null = null
  const Fetched = lazy<ComponentType<object>>(async () => ({ default: (await load()) as ComponentType<object> }))
  function Later(props: Props) {
    return <Suspense fallback={null}>{prepared ? createElement(prepared, props) : <Fetched {...props} />}</Suspense>
  }
  return Object.assign(Later, {
    async prepare(): Promise<void> {
      prepared = await load()
    },
  })
}
