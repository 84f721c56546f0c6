/** Where steps were put on the canvas; kept by the browser alone, since a flow runs the same wherever they stand. */
export type Places = Record<string, { x: number; y: number }>

const keyOf = (flow: string) => `frenly-canvas-${flow}`

/** The places of a flow's steps as this browser kept them; none where it keeps nothing. */
export function readPlaces(flow: string): Places {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(flow)) ?? '{}')
    return typeof kept === 'object' && kept !== null
      ? Object.fromEntries(Object.entries(kept).filter((entry): entry is [string, Places[string]] => isPlace(entry[1])))
      : {}
  } catch {
    return {}
  }
}

const isPlace = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  ['x', 'y'].every((axis) => Number.isFinite((value as Record<string, unknown>)[axis]))

export function keepPlaces(flow: string, places: Places): void {
  try {
    if (Object.keys(places).length === 0) localStorage.removeItem(keyOf(flow))
    else localStorage.setItem(keyOf(flow), JSON.stringify(places))
  } catch {
    // A browser that keeps nothing shows the steps in their usual order again.
  }
}
