/** Whether the machine in hand is one of Apple’s. */
export const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent)

const DE_MAC: Readonly<Record<string, string>> = { Ctrl: '⌘', Alt: '⌥', Mayús: '⇧', Supr: '⌫' }

/** As `tecla`, on a Mac. */
export const enMac = (texto: string): string =>
  texto.replace(/(?<!\p{L})(Ctrl|Alt|Mayús|Supr)(?!\p{L})/gu, nombre => DE_MAC[nombre]!)

/** The keys that a text names, as they are called here: on a Mac «Ctrl Mayús Z» is «⌘ ⇧ Z», elsewhere it stays as it is. */
export const tecla = (texto: string): string => (isMac ? enMac(texto) : texto)
