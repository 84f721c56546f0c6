import { createElement, type FunctionComponent } from 'react'
import { later } from './later.tsx'

/**
 * A part of a page whose code only some pages load. A page that the server draws with it has it prepared before React takes
 * the page over: what still waits in a boundary is thrown away, with what was typed into it, when anything around it
 * changes. Where the part appears only later, its code is fetched then.
 */
export function pagePart<Props extends object>(load: () => Promise<FunctionComponent<Props>>) {
  let prepared: FunctionComponent<Props> | null = null
  const Fetched = later(load)
  const PagePart = (props: Props) => createElement(prepared ?? Fetched, props)
  return Object.assign(PagePart, {
    async prepare(): Promise<void> {
      prepared = await load()
    },
  })
}
