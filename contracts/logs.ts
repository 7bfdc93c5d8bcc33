/** The log (§3, Log entry; §7, Logs): what happened, in sentences made from the change records. */
export const logs = {}
