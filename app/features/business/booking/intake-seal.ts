/** What answers to an intake are sealed for. */
export const INTAKE_SEAL = 'booking-intake'
