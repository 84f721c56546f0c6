import type { Ground, Layer, Stage } from '../stage.ts'

export const groundOf = (stage: Stage, horizon: number, back: Layer[], front: Layer[] = []): Ground => {
  const { height } = stage.canvas
  return {
    back,
    front,
    horizon,
    floor: [horizon + (height - horizon) * 0.3, height * 0.955],
    water: null,
    air: [height * 0.08, horizon * 0.78],
    shadow: 1,
    depth: 0.5,
  }
}
