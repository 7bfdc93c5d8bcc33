import { plegar } from '../texto/normalizar.ts'

/** Ends of infinitives whose third person is not regular, with that end; compounds follow (obtener: obtiene). A bare «=» before: only the whole verb. */
const irregulares: readonly (readonly [string, string])[] = `
  tener:tiene venir:viene decir:dice mostrar:muestra probar:prueba solver:suelve volver:vuelve mover:mueve ferir:fiere gerir:giere
  vertir:vierte fender:fiende atender:atiende entender:entiende extender:extiende =tender:tiende =pensar:piensa repensar:repiensa
  medir:mide =pedir:pide impedir:impide despedir:despide elegir:elige =regir:rige corregir:corrige seguir:sigue petir:pite servir:sirve
  cebir:cibe vestir:viste rendir:rinde encontrar:encuentra =contar:cuenta =acordar:acuerda recordar:recuerda forzar:fuerza =jugar:juega
  mendar:mienda festar:fiesta certar:cierta menzar:mienza empezar:empieza gobernar:gobierna cerrar:cierra quirir:quiere querir:quiere
  querer:quiere sentir:siente discernir:discierne =negar:niega sembrar:siembra desplegar:despliega renovar:renueva poder:puede
  =perder:pierde despertar:despierta =sentar:sienta asentar:asienta
  =oír:oye =reír:ríe =ver:ve prever:prevé =ser:es =ir:va =dar:da =estar:está =haber:ha =saber:sabe
  reunir:reúne prohibir:prohíbe aislar:aísla enviar:envía ampliar:amplía guiar:guía =variar:varía confiar:confía
  desafiar:desafía desviar:desvía =criar:cría fotografiar:fotografía vaciar:vacía`
  .trim()
  .split(/\s+/)
  .map(par => par.split(':') as [string, string])
  // Of two ends that fit the longer one is meant.
  .sort(([a], [b]) => b.length - a.length)

const finales: readonly (readonly [RegExp, string])[] = [
  [/([gc])uar$/, '$1ua'],
  [/uar$/, 'úa'],
  [/([gq])uir$/, '$1ue'],
  [/uir$/, 'uye'],
  [/ar$/, 'a'],
  [/er$/, 'e'],
  [/[ií]r$/, 'e'],
]

/** Third person of the present of an infinitive without «se»: evaluar: evalúa, resolver: resuelve, construir: construye. */
export function tercera(infinitivo: string): string {
  for (const [fin, forma] of irregulares) {
    if (fin.startsWith('=') ? infinitivo === fin.slice(1) : infinitivo.endsWith(fin))
      return infinitivo.slice(0, infinitivo.length - fin.replace('=', '').length) + forma
  }
  const regla = finales.find(([fin]) => fin.test(infinitivo))
  return regla ? infinitivo.replace(...regla) : infinitivo
}

/** The same of several: evalúan, resuelven, son. */
const plural = (forma: string): string => (forma === 'es' ? 'son' : `${forma}n`)

const enFuturo: readonly (readonly [RegExp, string])[] = [
  [/(poder|haber|querer|saber)$/, ''],
  [/(ten|ven|pon)[ei]r$/, '$1dr'],
  [/hacer$/, 'har'],
  [/^decir$/, 'dir'],
]

/** «analizará», «propondrá»: what learning outcomes promise. */
export function futuro(infinitivo: string): string {
  const regla = enFuturo.find(([fin]) => fin.test(infinitivo))
  if (!regla) return `${infinitivo.replace('í', 'i')}á`
  return regla[1] === '' ? `${infinitivo.slice(0, -2)}rá` : `${infinitivo.replace(...regla)}á`
}

/** How a verb of a competency may stand: «diseñar», or «diseña» and what goes with it. */
export type FormaDeVerbo = 'infinitivo' | 'presente'

/** «desempeñarse» → «desempeñar». */
export const sinSe = (infinitivo: string): string => infinitivo.replace(/se$/, '')

/** Every form of a verb that a competency may have, as it is rightly written. */
export function formasDe(infinitivo: string): readonly (readonly [string, FormaDeVerbo])[] {
  const base = sinSe(infinitivo)
  const presente = tercera(base)
  const venidera = futuro(base)
  return [
    [base, 'infinitivo'],
    [presente, 'presente'],
    [plural(presente), 'presente'],
    [venidera, 'presente'],
    [`${venidera}n`, 'presente'],
  ]
}

/** Whether a word could be this form: accents may be missing (evalua), never too many (práctica is no «practica»). */
export const isEscrita = (palabra: string, forma: string): boolean => {
  const escrita = palabra.normalize('NFC').toLowerCase()
  if (escrita === forma) return true
  return plegar(escrita) === plegar(forma) && !/[áéíóú]/.test(escrita) && !/[ñü]/.test(escrita)
}
