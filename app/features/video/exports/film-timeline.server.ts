import { toSpokenS, type TimedScene } from '#app/engines/storyboard/timing.ts'
import type { Seen } from '../sharing/film-rights.server.ts'
import { toTimeline } from '../rendering/to-timeline.ts'
import { readTimeline } from '../storyboard/project-schema.ts'
import { voiceOf } from '../sound/narrate.server.ts'

/** When each scene is seen: as in the finished film, or as it would be where none was made yet. */
export function timelineOf({ project, render }: Pick<Seen, 'project' | 'render'>): {
  timeline: TimedScene[]
  isExact: boolean
} {
  if (render) return { timeline: readTimeline(render.timeline), isExact: true }
  const voices = project.scenes.map((scene) => ({
    seconds: voiceOf(project, scene) === null || scene.words === '' ? null : toSpokenS(scene.words, project.speed),
  }))
  return { timeline: toTimeline(project.scenes, voices), isExact: false }
}
