/** Browsers by what only they write; the order matters, for each also writes the names of those below it. */
const NAVEGADORES: readonly [RegExp, string][] = [
  [/\bEdgA?\b|\bEdgiOS\b/, 'Edge'],
  [/\bOPR\b|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\b/, 'Samsung Internet'],
  [/\bFirefox\b|\bFxiOS\b/, 'Firefox'],
  [/\bChrome\b|\bCriOS\b|\bChromium\b/, 'Chrome'],
  [/\bVersion\/.+\bSafari\b/, 'Safari'],
]
const SISTEMAS: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

const find = (names: readonly [RegExp, string][], agente: string): string | undefined =>
  names.find(([mark]) => mark.test(agente))?.[1]

/** What a session runs on, in words a person knows («Chrome en Windows»), from the user agent it sent. */
export function equipoDe(agente: string | null): string {
  if (!agente) return 'Equipo desconocido'
  const navegador = find(NAVEGADORES, agente)
  const sistema = find(SISTEMAS, agente)
  if (navegador && sistema) return `${navegador} en ${sistema}`
  return navegador ?? sistema ?? 'Otro programa'
}
