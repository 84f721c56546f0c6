import { sizeOf, type Project } from '../storyboard/project.ts'

/** The size of a still in the shape of a film. */
export function stillSizeOf({ shape }: Pick<Project, 'shape'>, side: number): { width: number; height: number } {
  const { width, height } = sizeOf({ shape, quality: 720 })
  const scale = side / Math.min(width, height)
  return { width: 2 * Math.round((width * scale) / 2), height: 2 * Math.round((height * scale) / 2) }
}
