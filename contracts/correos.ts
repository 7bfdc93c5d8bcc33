/** Mails that went out or wait, for the administrator. */
export const correos = {}
