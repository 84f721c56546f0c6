const THIS_MACHINE = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/

/** Whether what is sent to an address stays between us and it: https, or plain http that never leaves this machine. */
export function isConfidentialAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || (protocol === 'http:' && THIS_MACHINE.test(hostname))
}
