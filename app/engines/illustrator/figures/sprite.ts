/**
 * Names a drawing: `icon:penguin`, `icon:balloon/blue`, `body:panda/stand`, `own:lighthouse`, `legs:navy`, `mark:zzz`. One name
 * always gives the same picture, so that it can be drawn once and used many times.
 */
export type SpriteName = `${'icon' | 'body' | 'own' | 'legs' | 'mark'}:${string}`

/** What of the box is drawn on, in shares of it. */
export type Bounds = { left: number; right: number; top: number; bottom: number }
