const MB = 1_048_576

/** What the listener takes, so that no stranger can fill memory, disk or a mailbox at once. */
export const inboundLimits = {
  messageBytes: 25 * MB,
  recipients: 50,
  connections: 100,
  connectionsPerNetwork: 20,
  /** In a minute, from one network. */
  connectionsAMinute: 300,
  /** In ten minutes, from one network. */
  messagesInTenMinutes: 600,
  /** Addresses nobody has, in ten minutes, from one network: whoever tries more is guessing. */
  strangersInTenMinutes: 100,
  /** A line that says nothing for so long is closed. */
  idleMs: 60_000,
  /** Connections still open get so long when the server stops. */
  closeMs: 5_000,
}
export type InboundLimits = typeof inboundLimits
