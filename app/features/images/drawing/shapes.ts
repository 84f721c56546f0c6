/** The shapes a picture can be asked for in, with width and height as shares of the longer side. */
export const shapes = [
  { value: 'square', label: 'Square', ratio: [1, 1] },
  { value: 'tall', label: 'Tall', ratio: [4, 5] },
  { value: 'wide', label: 'Wide', ratio: [5, 4] },
  { value: 'story', label: 'Story', ratio: [9, 16] },
  { value: 'banner', label: 'Banner', ratio: [16, 9] },
] as const
export type ShapeName = (typeof shapes)[number]['value']
export const shapeNames = shapes.map(({ value }) => value) as [ShapeName, ...ShapeName[]]

export const sides = [512, 768, 1024, 1536, 2048] as const
const STEP = 8

/** Width and height in pixels of a shape whose longer side is given, in steps that every engine takes. */
export function toSize(shape: ShapeName, side: number): { width: number; height: number } {
  const [across, down] = shapes.find(({ value }) => value === shape)?.ratio ?? [1, 1]
  const longest = Math.max(across, down)
  const of = (part: number) => Math.round((side * part) / longest / STEP) * STEP
  return { width: of(across), height: of(down) }
}

/** The shape and longer side of a size, where it is one of ours; else none. */
export function toShape(width: number, height: number): { shape: ShapeName; side: number } | null {
  const side = Math.max(width, height)
  const found = shapes.find(({ value }) => {
    const size = toSize(value, side)
    return size.width === width && size.height === height
  })
  return found && sides.some((one) => one === side) ? { shape: found.value, side } : null
}
