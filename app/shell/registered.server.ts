/**
 * What kits and features register about themselves: jobs, schedules, search sources, health checks, personal and owned
 * tables, words of audit events. Each says it in a `<room>.register.server.ts`; the build gathers them here.
 */
const registers = import.meta.glob(['../kits/**/*.register.server.ts', '../features/**/*.register.server.ts'], {
  eager: true,
})

/** The files that registered something, for a line of the log. */
export const registered: readonly string[] = Object.keys(registers)
